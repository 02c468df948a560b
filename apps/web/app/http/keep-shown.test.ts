import { type DataStrategyResult, UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { noteConnection, readConnection } from "./connection.ts";
import { keepShown, noteShown } from "./keep-shown.ts";

const here = "http://joie.test/demandes/7?page=2";

beforeEach(() => {
  vi.stubGlobal("location", new URL(here));
  noteConnection({ load: null, send: null, isTold: false });
  noteShown([
    { id: "root", loaderData: { user: 1 } },
    { id: "layout", loaderData: undefined },
    { id: "page", loaderData: { messages: 3 } },
  ]);
});
afterEach(() => void vi.unstubAllGlobals());

const away = new TypeError("Failed to fetch");
const failed = (result: unknown): DataStrategyResult => ({ type: "error", result });

function load(results: Record<string, DataStrategyResult>, address = here) {
  return keepShown({ request: new Request(address) }, async () => results);
}

function send(results: Record<string, DataStrategyResult>) {
  const request = new Request(here, { method: "POST", body: new FormData() });
  return keepShown({ request }, async () => results);
}

describe("a load of the shown page", () => {
  it.each([
    ["without a network", away, "away"],
    ["behind a gateway that answers 503", new ErrorResponse(503, "", ""), "away"],
    ["while the server fails", new Error("Unexpected Server Error"), "failing"],
  ])("shows the same data %s, and says so until the next answer", async (_, error, failure) => {
    const results = await load({ page: failed(error) });
    expect(results).toEqual({ page: { type: "data", result: { messages: 3 } } });
    expect(readConnection().load).toBe(failure);
    await load({});
    expect(readConnection().load).toBe(failure);
    await load({ page: { type: "data", result: { messages: 4 } } });
    expect(readConnection().load).toBeNull();
  });

  it.each([
    ["a refusal", new ErrorResponse(403, "", "")],
    ["a page that is gone", new ErrorResponse(404, "", "")],
    ["a redirect to the sign-in page", new Response(null, { status: 302 })],
  ])("ends with its error when it meets %s", async (_, error) => {
    expect(await load({ page: failed(error) })).toEqual({ page: failed(error) });
    expect(readConnection().load).toBeNull();
  });

  it("ends with its error when one of its routes has never had data", async () => {
    const results = await load({ page: failed(away), layout: failed(away) });
    expect(results.page).toEqual(failed(away));
  });
});

describe("a load of another page", () => {
  it("ends with its error", async () => {
    const other = "http://joie.test/demandes/8";
    expect(await load({ page: failed(away) }, other)).toEqual({ page: failed(away) });
  });

  it("that needs no request itself opens within what surrounds the shown one", async () => {
    const opened: DataStrategyResult = { type: "data", result: { guest: 4 } };
    const other = "http://joie.test/invites/4";
    const results = await load({ root: failed(away), guest: opened }, other);
    expect(results).toEqual({ root: { type: "data", result: { user: 1 } }, guest: opened });
    expect(readConnection().load).toBe("away");
  });

  it("beside the shown one leaves it as it is", async () => {
    const results = await load({ page: failed(away) }, "http://joie.test/demandes/7?beside");
    expect(results.page?.type).toBe("data");
    expect(readConnection().send).toBe("away");
  });
});

describe("a form that did not arrive", () => {
  it("answers nothing, so that the page stays as it was typed", async () => {
    const results = await send({ page: failed(away) });
    expect(results.page).toMatchObject({ type: "data", result: { data: undefined } });
    expect(readConnection()).toMatchObject({ load: null, send: "away" });
    await load({ page: { type: "data", result: 1 } });
    expect(readConnection().send).toBe("away");
    await send({ page: { type: "data", result: null } });
    expect(readConnection().send).toBeNull();
  });

  it("is refused as before when the server refuses it", async () => {
    const refusal = failed(new ErrorResponse(409, "", "other-account"));
    expect(await send({ page: refusal })).toEqual({ page: refusal });
  });
});
