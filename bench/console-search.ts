import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { findEverything } from "../apps/api/src/areas/console/search/find-everything.ts";
import { type Connection, openDatabase } from "../apps/api/src/database/connect.ts";
import { startEmbedded } from "../apps/api/src/database/embedded/start.ts";
import { migrate } from "../apps/api/src/database/migrate.ts";
import { writeRows } from "../apps/api/src/testing/large/write-rows.ts";

/** People, and rows of each other table that is searched. */
const ROWS = Number(process.env.ROWS ?? 100_000);
const ROUNDS = 15;

const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

const givenNames =
  "array['Awa', 'Koffi', 'Désirée', 'Yann', 'Aïssatou', 'Mamadou', 'Grâce', 'Serge', 'Fanta', 'Ange', 'Mariam']";
const lastNames =
  "array['Kouassi', 'Koné', 'N''Guessan', 'Traoré', 'Ouattara', 'Diabaté', 'Bamba', 'Yao', 'Touré', 'Brou', 'Aka', 'Konan', 'Coulibaly']";
const chosen = (list: string, step: number) =>
  `(${list})[1 + (n * ${step}) % array_length(${list}, 1)]`;
// A syllable of its own makes most names rare, as middle names do.
const name = `${chosen(givenNames, 7)} || ' ' || initcap(substr(md5(n::text), 1, 5)) || ' ' || ${chosen(lastNames, 5)}`;
const email = "'person' || n || '.' || substr(md5(n::text), 1, 4) || '@exemple.ci'";
const reference = "upper(substr(md5('r' || n), 1, 12))";

async function fill(connection: Connection): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query("set session_replication_role = replica");
    await writeRows(client, "users", ROWS, {
      ...{ id: "n", role: "'CUSTOMER'", name, email },
      phone: "'+22507' || lpad(((n * 7919::bigint) % 100000000)::text, 8, '0')",
    });
    await writeRows(client, "providers", ROWS / 10, { name: `'Chez ' || ${name}` });
    await writeRows(client, "payments", ROWS, {
      id: "n",
      reference: `'JJ' || ${reference}`,
      channel_id: "1",
      customer_id: "n",
    });
    await writeRows(client, "payment_attempts", ROWS, {
      ...{ payment_id: "n", gateway: "'wave'", state: "'paid'" },
      ...{ reference: `'JJ' || ${reference} || '01'`, gateway_reference: "'T_' || n" },
    });
    await writeRows(client, "marketplace_orders", ROWS, {
      ...{ reference: `'C' || ${reference}` },
      ...{ goods_fcfa: "5000", delivery_fcfa: "0", total_fcfa: "5000" },
    });
    await writeRows(client, "gifts", ROWS, {
      ...{ giver_name: name, amount_fcfa: "5000", state: "'paid'", hold_until: "null" },
      giver_phone: "'+22505' || lpad(((n * 6007::bigint) % 100000000)::text, 8, '0')",
    });
    await writeRows(client, "contact_messages", ROWS, { name, email });
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}

/** What staff type, each by what it names. @param known somebody */
const searchesFor = (known: { name: string; phone: string }) => ({
  "a piece of an address": "person4242",
  "a frequent name": "kouassi",
  "two names, turned, without accents": "kone desiree",
  "a rare name, a letter missing": known.name.replace(/^(..)./, "$1"),
  "two frequent names, misspelt": "kouasi desire",
  "the end of a phone number": known.phone.slice(-6),
  "the end of a reference": "c4ca42389",
  "a number": "4242",
  "nothing that exists": "zzyzx qwrtp",
});

/** Prints what the search of the console takes among 100,000 people. */
async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "jdj-bench-"));
  const server = await startEmbedded({ dataDir });
  const { db, close } = openDatabase(server.connection);
  try {
    await migrate(server.connection);
    await fill(server.connection);
    console.log("| search | found | median | slowest |\n|---|---|---|---|");
    const { rows } = await db.execute<{ name: string; phone: string }>(
      "select name, phone from users where id = 4242",
    );
    const known = rows[0];
    if (!known) throw new Error("Nobody was written");
    for (const [what, q] of Object.entries(searchesFor(known))) {
      const times: number[] = [];
      let found = 0;
      for (let round = -1; round < ROUNDS; round += 1) {
        const from = performance.now();
        const groups = await findEverything(db, "admin", q);
        if (round >= 0) times.push(performance.now() - from);
        found = groups.reduce((sum, { items }) => sum + items.length, 0);
      }
      console.log(
        `| ${what} (« ${q} ») | ${found} | ${median(times).toFixed(1)} ms | ${Math.max(...times).toFixed(1)} ms |`,
      );
    }
  } finally {
    await close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await main();
