import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { webCalendars } from "./web.ts";

const held = { port: 0 };
const answers: Record<string, [status: number, text: string]> = {
  "/agenda.ics": [200, "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"],
  "/page": [200, "<html>Connexion</html>"],
  "/missing": [404, "BEGIN:VCALENDAR"],
  "/away": [503, "BEGIN:VCALENDAR"],
  "/limited": [429, ""],
};

/** Somebody else's calendar server. */
const server = createServer((request, response) => {
  const [status, text] = answers[request.url ?? ""] ?? [404, ""];
  response.writeHead(status).end(text);
});

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  held.port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const read = (path: string) =>
  webCalendars({ isRefused: () => false }).read(`http://localhost:${held.port}${path}`);

it("reads a calendar", async () => {
  expect(await read("/agenda.ics")).toContain("BEGIN:VCALENDAR");
});

it.each([
  ["/page", "no-calendar"],
  ["/missing", "no-calendar"],
  ["/away", "away"],
  ["/limited", "away"],
])("says why %s was not read: %s", async (path, reason) => {
  await expect(read(path)).rejects.toMatchObject({ reason });
});

it("does not go to a private address, nor where nobody listens", async () => {
  await expect(
    webCalendars().read(`http://localhost:${held.port}/agenda.ics`),
  ).rejects.toMatchObject({ reason: "away" });
});
