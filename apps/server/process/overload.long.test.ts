import { realpathSync, rmSync } from "node:fs";
import { openDatabase } from "@jdj/api/database/connect";
import { socketFolderFor, socketPort } from "@jdj/api/database/embedded/socket-folder";
import { at } from "@jdj/contract/paths/addresses";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildFolder } from "../serving/load-site.ts";
import { freshDataDir } from "../testing/data-dir.ts";
import { registerAwa } from "../testing/kills.ts";
import { endServer, startServer, type TestServer } from "../testing/server.ts";

const held: { server?: TestServer; cookie: string } = { cookie: "" };

beforeAll(async () => {
  const server = await startServer(freshDataDir(), { ROLE: "all", SITE_BUILD: buildFolder });
  const { token } = await registerAwa(server);
  const host = socketFolderFor(realpathSync(server.dataDir));
  const { pool, close } = openDatabase(
    { host, port: socketPort, user: "postgres", database: "postgres" },
    { connections: 1 },
  );
  await pool.query("update users set email_verified_at = now()");
  await close();
  const cookie = `jdj_session=${encodeURIComponent(btoa(JSON.stringify(token)))}`;
  Object.assign(held, { server, cookie });
}, 120_000);

afterAll(async () => {
  const { server } = held;
  if (!server) return;
  await endServer(server, "SIGTERM");
  rmSync(server.dataDir, { recursive: true, force: true });
});

/** What so many requests for the budget at once are answered with: how often each status. */
async function crowd(size: number) {
  const { server, cookie } = held;
  const ask = async () => {
    const answer = await fetch(`${server?.url}${at("budget")}`, { headers: { cookie } });
    await answer.text();
    return { status: answer.status, retry: answer.headers.get("retry-after") };
  };
  return Promise.all(Array.from({ length: size }, ask));
}

it("answers 96 who ask for their budget at once", async () => {
  const statuses = (await crowd(96)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

it("asks the others of a larger crowd to come again, and then answers as before", async () => {
  const answers = await crowd(1500);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  for (const { status, retry } of answers) if (status === 503) expect(retry).toBe("5");
  const [after] = await crowd(1);
  expect(after?.status).toBe(200);
});
