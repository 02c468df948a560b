import { setTimeout as wait } from "node:timers/promises";
import { callServer, endServer, killDatabase, startServer, type TestServer } from "./server.ts";

/** Somebody who is signed in. */
interface SignedIn {
  token: string;
  customerId: number;
}

/** The body of a response that must have arrived. */
function bodyOf<T>(answer: { body: unknown } | null): T {
  if (answer === null) throw new Error("The server did not answer");
  return answer.body as T;
}

/** Registers `awa@exemple.test` with the password `demo`, and signs in. */
export async function registerAwa(server: TestServer): Promise<SignedIn> {
  const form = {
    last_name: "Kouassi",
    given_names: "Awa",
    civility: "Mlle",
    email: "awa@exemple.test",
    password: "demo",
    dob: "1996-05-14",
    event_type_id: 1,
    wedding_date: new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10),
    terms: true,
  };
  const made = await callServer(server, "POST", "/api/v1/register", { body: form });
  const { user } = bodyOf<{ user: { customer_id: number } }>(made);
  const { email, password } = form;
  const signIn = await callServer(server, "POST", "/api/v1/login", { body: { email, password } });
  const { token } = bodyOf<{ token: string }>(signIn);
  return { token, customerId: user.customer_id };
}

/** Creates events as fast as possible until the server is gone; adds those acknowledged. */
async function writeUntilGone(
  server: TestServer,
  { token }: SignedIn,
  prefix: string,
  acknowledged: string[],
): Promise<void> {
  async function writer(at: number): Promise<void> {
    for (let count = 0; ; count += 1) {
      const name = `${prefix} ${at} ${count}`;
      const body = { event_type_id: 1, name, description: "Essai" };
      const answer = await callServer(server, "POST", "/api/v1/events", { token, body });
      if (answer === null) return;
      if (answer.status === 200) acknowledged.push(name);
    }
  }
  await Promise.all([0, 1, 2, 3].map(writer));
}

/**
 * Kills the product again and again while it writes, at random times after its first
 * acknowledgement, each second time with its database; each time it is started again.
 * @returns the names of the events that it acknowledged, each time one or more, and the last process
 */
export async function killWhileWriting(
  dataDir: string,
  kills: number,
): Promise<{ acknowledged: string[]; server: TestServer; person: SignedIn }> {
  let server = await startServer(dataDir);
  const person = await registerAwa(server);
  const acknowledged: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const before = acknowledged.length;
    const writing = writeUntilGone(server, person, `k${kill}`, acknowledged);
    while (acknowledged.length === before) {
      if (server.process.exitCode !== null) throw new Error(`It stopped: ${server.output()}`);
      await wait(5);
    }
    await wait(Math.random() * 180);
    if (kill % 2 === 1) killDatabase(dataDir);
    await endServer(server, "SIGKILL");
    await writing;
    server = await startServer(dataDir);
  }
  return { acknowledged, server, person };
}

/** The names of somebody's events. */
export async function eventNames(
  server: TestServer,
  { token, customerId }: SignedIn,
): Promise<{ all: Set<string>; current: number }> {
  const path = `/api/v1/geteventbycustomer/${customerId}`;
  const answer = await callServer(server, "GET", path, { token });
  const rows = bodyOf<{ name: string; select: number }[]>(answer);
  return {
    all: new Set(rows.map(({ name }) => name)),
    current: rows.filter(({ select }) => select === 1).length,
  };
}
