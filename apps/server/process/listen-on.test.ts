import { createServer } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listenOn } from "./listen-on.ts";

const server = createServer((_, response) => response.end("ok"));
let url = "";

beforeAll(async () => {
  const port = await new Promise<number>((listening) =>
    listenOn(server, { port: 0, hostname: "127.0.0.1" }, listening),
  );
  url = `http://127.0.0.1:${port}`;
});

afterAll(() => server.close());

it("an idle connection is kept longer than any usual proxy keeps it", async () => {
  const { headers } = await fetch(url);
  const [, seconds] = /^timeout=(\d+)$/.exec(headers.get("keep-alive") ?? "") ?? [];
  // Caddy closes its idle connections after 120 s, nginx and most load balancers after 60.
  expect(Number(seconds)).toBeGreaterThan(120);
});
