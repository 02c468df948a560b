import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fetchOutside } from "./fetch-outside.ts";

const held = { port: 0, asked: 0 };
/** Somebody else's server, with all its manners. */
const server = createServer((request, response) => {
  held.asked += 1;
  if (request.url === "/elsewhere") return response.writeHead(302, { location: "/" }).end();
  if (request.url === "/silent") return response;
  if (request.url === "/slow") return response.write("a");
  if (request.url === "/long") return response.end(Buffer.alloc(1024 * 1024 + 1));
  if (request.url === "/endless") {
    const more = setInterval(() => response.write(Buffer.alloc(256 * 1024)), 5);
    return response.on("close", () => clearInterval(more));
  }
  if (request.url === "/nothing") return response.writeHead(404).end("rien");
  return response.writeHead(200, { "x-told": "yes" }).end(Buffer.alloc(1024 * 1024, "a"));
});

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  held.port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const origin = () => `http://localhost:${held.port}`;
const everywhere = () => ({ origins: [origin()], isRefused: () => false });

describe("what we ask of others", () => {
  it("comes back whole up to one megabyte, whatever its status", async () => {
    const answer = await fetchOutside(`${origin()}/`, everywhere());
    expect([answer.status, answer.headers["x-told"], answer.body.length]).toEqual([
      200,
      "yes",
      1024 * 1024,
    ]);
    const missing = await fetchOutside(`${origin()}/nothing`, everywhere());
    expect([missing.status, missing.body.toString()]).toEqual([404, "rien"]);
  });

  it.each([
    ["a name that leads to this machine", () => `${origin()}/`],
    ["this machine's own address", () => `http://127.0.0.1:${held.port}/`],
    ["the same in another writing", () => `http://2130706433:${held.port}/`],
    ["a machine beside us", () => "http://169.254.169.254/latest"],
    ["a name inside of an IPv6 address", () => "http://[::ffff:127.0.0.1]/"],
  ])("never goes to %s", async (_, address) => {
    const before = held.asked;
    const { origin: allowed } = new URL(address());
    await expect(fetchOutside(address(), { origins: [allowed] })).rejects.toThrow(
      /refused address/,
    );
    expect(held.asked).toBe(before);
  });

  it.each([
    ["another host", () => "http://ailleurs.test/"],
    ["another port", () => `http://localhost:${held.port + 1}/`],
    ["another protocol", () => `https://localhost:${held.port}/`],
    ["a file", () => "file:///etc/hostname"],
    ["a host behind a name and a password", () => `http://a:b@localhost:${held.port}/`],
  ])("never goes to %s than the list says", async (_, address) => {
    const before = held.asked;
    await expect(fetchOutside(address(), everywhere())).rejects.toThrow("is not asked by us");
    expect(held.asked).toBe(before);
  });

  it.each([
    ["sends elsewhere", "/elsewhere", "sends elsewhere"],
    ["says more than a megabyte", "/long", "says too much"],
    ["never stops", "/endless", "says too much"],
  ])("is dropped when the other side %s", async (_, path, why) => {
    await expect(fetchOutside(origin() + path, everywhere())).rejects.toThrow(why);
  });

  it("is given three seconds in all", async () => {
    const began = performance.now();
    const both = ["/silent", "/slow"].map((path) => fetchOutside(origin() + path, everywhere()));
    for (const one of await Promise.allSettled(both)) expect(one.status).toBe("rejected");
    expect(performance.now() - began).toBeGreaterThan(2900);
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});
