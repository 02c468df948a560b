import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { join } from "node:path";
import { contractCalls } from "@jdj/api/testing/contract-calls";
import { at } from "@jdj/contract/paths/addresses";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { makeBodyBudget, openShare } from "./body-budget.ts";
import { FORM_BYTES, UPLOAD_BYTES } from "./body-limits.ts";
import { isForUploads } from "./upload-routes.ts";

const MB = 1024 * 1024;
const held: { child?: ChildProcess; port: number } = { port: 0 };

beforeAll(async () => {
  const child = spawn(
    process.execPath,
    ["--max-old-space-size=256", join(import.meta.dirname, "../testing/body-limits-process.ts")],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const [printed] = await once(child.stdout, "data");
  held.child = child;
  held.port = Number(printed);
});

afterAll(() => held.child?.kill());

interface Sent {
  path: string;
  type: string;
  bytes: number;
  /** The text that the body repeats. */
  unit?: string;
  start?: string;
  end?: string;
  chunked?: boolean;
  accept?: string;
}

/** Sends a body in chunks; the status is 0 when the server closed the connection before it answered. */
async function send(sent: Sent): Promise<{ status: number; headers: object; text: string }> {
  const { path, type, bytes, unit = "a", start = "", end = "", chunked = false } = sent;
  const body = start + unit.repeat(Math.ceil(Math.min(bytes, 256 * 1024) / unit.length));
  const times = Math.max(1, Math.round(bytes / (256 * 1024)));
  const length = Buffer.byteLength(body) * times + Buffer.byteLength(end);
  const asked = request({
    agent: false,
    port: held.port,
    path,
    method: "POST",
    headers: {
      "content-type": type,
      accept: sent.accept ?? "text/html",
      ...(chunked ? { "transfer-encoding": "chunked" } : { "content-length": length }),
    },
  });
  asked.setMaxListeners(0);
  return new Promise((done) => {
    let isAnswered = false;
    asked.on("response", async (response) => {
      isAnswered = true;
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("error", () => {});
      await once(response, "close");
      done({ status: response.statusCode ?? 0, headers: response.headers, text });
    });
    asked.on("error", () => isAnswered || done({ status: 0, headers: {}, text: "" }));
    void (async () => {
      for (let sentTimes = 0; sentTimes < times && !asked.destroyed; sentTimes += 1)
        if (!asked.write(body))
          await new Promise<void>((go) => asked.once("drain", go).once("close", go));
      asked.end(end);
    })();
  });
}

const urlencoded = "application/x-www-form-urlencoded";
const boundary = "multipart/form-data; boundary=x";
const chunk = "--x\r\nContent-Disposition: form-data; name=a\r\n\r\nb\r\n";
const file = '--x\r\nContent-Disposition: form-data; name="f"; filename="f.jpg"\r\n\r\n';

describe("a body", () => {
  it.each([
    ["a form of the site", at("signIn"), urlencoded, false],
    ["a form without Content-Length", at("signIn"), urlencoded, true],
    ["a call", "/api/v1/login", "application/json", false],
    ["a call without Content-Length", "/api/v1/guests-events-store", "application/json", true],
    ["a file where none is accepted", at("signIn"), boundary, true],
    ["a text where files are accepted", at("couple"), urlencoded, true],
    ["an address without a route", "/nulle-part", "text/plain", true],
  ])("over the limit is refused in French: %s", async (_, path, type, chunked) => {
    const { status, text, headers } = await send({
      path,
      type,
      bytes: FORM_BYTES + 300_000,
      chunked,
    });
    expect(status).toBe(413);
    expect(text).toContain("Ce que vous envoyez est trop volumineux");
    const isCall = path.startsWith("/api/");
    expect(headers).toMatchObject({
      "content-type": expect.stringContaining(isCall ? "application/json" : "text/html"),
    });
  });

  it.each([
    [at("couple"), true],
    [`${at("couple")}.data`, false],
    ["/api/v1/guests-events-import/preview", true],
  ])("may hold a photo or a spreadsheet at %s", async (path, chunked) => {
    const sent = { path, type: boundary, start: file, unit: "é", end: "\r\n--x--\r\n", chunked };
    const { status } = await send({ ...sent, bytes: 200_000 });
    expect(status).toBe(200);
    expect((await send({ ...sent, bytes: UPLOAD_BYTES + MB })).status).toBe(413);
  });

  it("is accepted up to its limit", async () => {
    const { status, text } = await send({
      path: "/api/v1/login",
      type: "application/json",
      bytes: 2 * 256 * 1024,
      chunked: true,
    });
    expect({ status, text }).toEqual({ status: 200, text: String(FORM_BYTES) });
  });

  it("with more fields than any form has is refused, however small", async () => {
    const sent = { path: at("signIn"), type: urlencoded, unit: "a&" };
    expect((await send({ ...sent, bytes: 30_000 })).status).toBe(413);
    const multipart = { path: at("couple"), type: boundary, unit: chunk, end: "--x--\r\n" };
    expect((await send({ ...multipart, bytes: 11 * MB, chunked: true })).status).toBe(413);
    expect(await send({ ...sent, bytes: 10_000 })).toMatchObject({ status: 200, text: "5000" });
  });
});

describe("a response with status 503", () => {
  it("has Retry-After", async () => {
    const answer = await fetch(`http://127.0.0.1:${held.port}/readyz`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("5");
  });
});

describe("within a heap of 256 MB", () => {
  const attacks: [string, Sent][] = [
    ["480 MB of text in one form", { path: at("signIn"), type: urlencoded, bytes: 480 * MB }],
    [
      "the same without a length",
      { path: at("signIn"), type: urlencoded, bytes: 480 * MB, chunked: true },
    ],
    [
      "half a megabyte of fields",
      { path: at("signIn"), type: urlencoded, unit: "a&", bytes: FORM_BYTES - 9 },
    ],
    [
      "12 MB of small fields",
      {
        path: at("couple"),
        type: boundary,
        unit: chunk,
        end: "--x--\r\n",
        bytes: 11 * MB,
        chunked: true,
      },
    ],
    [
      "12 MB of one file",
      { path: at("couple"), type: boundary, start: file, bytes: 11 * MB, end: "\r\n--x--\r\n" },
    ],
  ];
  it.each(attacks)("stays up under 12 at once: %s", async (_, sent) => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(sent)));
    for (const { status } of answers) expect([0, 200, 413, 503]).toContain(status);
    expect(held.child?.exitCode).toBeNull();
    const after = await fetch(`http://127.0.0.1:${held.port}/healthz`);
    expect(after.status).toBe(200);
  });
});

describe("the budget of large bodies", () => {
  it("leaves room for others when one address holds its share, and frees what ended", () => {
    const budget = makeBodyBudget(100, 50);
    const slow = openShare(budget, "a");
    expect([slow.take(40), slow.take(20)]).toEqual([true, false]);
    expect(openShare(budget, "b").take(50)).toBe(true);
    expect(openShare(budget, "c").take(20)).toBe(false);
    slow.giveBack();
    expect(openShare(budget, "c").take(20)).toBe(true);
    expect(budget.held.has("a")).toBe(false);
  });
});

describe("the paths that accept files", () => {
  it("are those of the calls whose contract accepts one", () => {
    const accepts = (path: string) => isForUploads(path.replace(/\{\w+\}/g, "1"));
    const acceptsFile = (input: unknown) =>
      input instanceof z.ZodType &&
      JSON.stringify(z.toJSONSchema(input, { unrepresentable: "any", io: "input" })).includes(
        '"binary"',
      );
    const wrong = contractCalls.filter(
      ({ path, method, input }) =>
        ["POST", "PUT"].includes(method) && accepts(path) !== acceptsFile(input),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
