import { createHash } from "node:crypto";
import { get } from "node:http";
import { openDatabase } from "../apps/api/src/database/connect.ts";
import type { Product } from "./start-product.ts";

/** The session of one side of a conversation. */
export const tokenOf = (side: "customer" | "provider", pair: number) => `bench-${side}-${pair}`;
const hashOf = (token: string) => createHash("sha256").update(token).digest();

/** Writes the pairs: a customer and a provider's member, each signed in, and a request between them. */
export async function writePairs({ connection }: Product, count: number): Promise<number[]> {
  const { pool, close } = openDatabase(connection, { connections: 1 });
  const requests: number[] = [];
  const insert = async (text: string, values: unknown[]): Promise<number> =>
    Number((await pool.query<{ id: string }>(`${text} returning id`, values)).rows[0]?.id);
  for (let pair = 0; pair < count; pair += 1) {
    const users: number[] = [];
    for (const side of ["customer", "provider"] as const) {
      const id = await insert(
        "insert into users (role, name, last_name, given_names) values ($1, 'Banc', 'Banc', 'Essai')",
        [side.toUpperCase()],
      );
      await insert(
        "insert into sessions (user_id, token_hash, expires_at) values ($1, $2, now() + interval '1 day')",
        [id, hashOf(tokenOf(side, pair))],
      );
      users.push(id);
    }
    const customer = await insert("insert into customers (user_id) values ($1)", [users[0]]);
    const provider = await insert(
      "insert into providers (name, short_description, town_id) select 'Banc', 'Essai', id from towns order by id limit 1",
      [],
    );
    await insert(
      "insert into provider_members (provider_id, user_id, role) values ($1, $2, 'owner')",
      [provider, users[1]],
    );
    requests.push(
      await insert(
        `insert into quote_requests (customer_id, provider_id, service, type, given_names, email, phone, last_message, last_message_at, changed_at)
        values ($1, $2, 'Traiteur', 'MESSAGE', 'Essai', 'banc@exemple.test', '+2250700000001', '', now(), now())`,
        [customer, provider],
      ),
    );
  }
  await close();
  return requests;
}

/** Opens a stream; `seen` is called with the request of each event. */
export function openStream(url: string, token: string, seen: (request: number) => void) {
  return new Promise<() => void>((done, fail) => {
    const headers = { authorization: `Bearer ${token}` };
    const asked = get(`${url}/api/v1/realtime`, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) fail(new Error(`A stream was answered ${answer.statusCode}`));
      answer.setEncoding("utf8");
      answer.on("data", (text: string) => {
        for (const [, request] of text.matchAll(/"request_id":(\d+)/g)) seen(Number(request));
      });
      answer.on("error", () => undefined);
      done(() => asked.destroy());
    });
    asked.on("error", fail);
  });
}
