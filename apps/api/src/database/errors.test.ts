import { describe, expect, it } from "vitest";
import { isDatabaseAway } from "./errors.ts";

function error(message: string, code?: string): Error {
  return Object.assign(new Error("Failed query"), {
    cause: Object.assign(new Error(message), code === undefined ? {} : { code }),
  });
}

describe("a database that is away", () => {
  it.each([
    ["write EPIPE", "EPIPE"],
    ["read ECONNRESET", "ECONNRESET"],
    ["terminating connection due to unexpected postmaster exit", "57P01"],
    ["Connection terminated unexpectedly", undefined],
    ["too many clients", "53300"],
    ["timeout exceeded when trying to connect", undefined],
    ["canceling statement due to lock timeout", "55P03"],
    ["terminating connection due to idle-in-transaction timeout", "25P03"],
    ["Client has encountered a connection error and is not queryable", undefined],
    ["deadlock detected", "40P01"],
    ["could not serialize access due to concurrent update", "40001"],
  ])("is known by « %s »", (message, code) => {
    expect(isDatabaseAway(error(message, code))).toBe(true);
  });
  it("is no broken constraint and no error of ours", () => {
    expect(isDatabaseAway(error("duplicate key", "23505"))).toBe(false);
    expect(isDatabaseAway(new TypeError("x is not a function"))).toBe(false);
  });
});
