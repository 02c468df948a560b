import { describe, expect, it } from "vitest";
import { testApp } from "../testing/app.ts";
import { registerCouple } from "../testing/cast.ts";
import { contractCalls } from "../testing/contract-calls.ts";
import { callerOf } from "./caller.ts";

const app = testApp();

describe("the API over HTTP", () => {
  it.each([
    ["GET", "/api/v1/get-customer-booking-packages", "query"],
    ["DELETE", "/api/v1/booking-package/12", "query"],
    ["POST", "/api/v1/get-customer-booking-packages", null],
    ["GET", "/api/v1/booking-package/12", null],
    ["GET", "/api/user", null],
    ["GET", "/api/v1/profile", null],
  ])(
    "takes a token from the query only where the specification says so: %s %s",
    (method, path, from) => {
      const url = `http://joie.test${path}?api_token=${encodeURIComponent("Bearer abc")}`;
      const { token, tokenFrom } = callerOf(new Request(url, { method }), "");
      expect({ token, tokenFrom }).toEqual({ token: from && "abc", tokenFrom: from });
    },
  );

  it("admits nobody by a token in the query of another call", async () => {
    const { token } = await registerCouple(app);
    const path = `/api/user?api_token=${encodeURIComponent(`Bearer ${token}`)}`;
    expect(await app.call("GET", path)).toMatchObject({ status: 401 });
  });

  it("does not delete by an address that bears the token in its query", async () => {
    const { token } = await registerCouple(app);
    const path = `/api/v1/guests-events-delete/1?api_token=${token}`;
    expect(await app.call("GET", path)).toMatchObject({ status: 401 });
  });

  it("refuses an address that is no call, and a body that is no JSON", async () => {
    expect(await app.call("GET", "/api/v1/nothing")).toMatchObject({
      status: 404,
      body: { success: false },
    });
    const answer = await app.api.fetch(
      new Request("http://joie.test/api/v1/login", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: "{",
      }),
      { address: "127.0.0.1" },
    );
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ success: false });
  });

  it("refuses a body past 12 MB", async () => {
    const answer = await app.api.fetch(
      new Request("http://joie.test/api/v1/login", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: "a".repeat(13 * 1024 * 1024) }),
      }),
      { address: "127.0.0.1" },
    );
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({
      message: "Ce que vous envoyez est trop volumineux\u00a0: 12 Mo au plus.",
    });
  });

  it("describes every call in its OpenAPI document, with a page to read it", async () => {
    const { body } = await app.call("GET", "/api/openapi.json");
    const { paths } = body as { paths: Record<string, Record<string, unknown>> };
    const missing = contractCalls.filter(
      ({ method, path }) => !paths[path]?.[method.toLowerCase()],
    );
    expect(missing).toEqual([]);
    expect(await app.call("GET", "/api/docs")).toMatchObject({
      status: 200,
      body: expect.stringContaining("swagger-ui-bundle.js"),
    });
    expect(await app.call("GET", "/api/docs/swagger-ui-bundle.js")).toMatchObject({
      status: 200,
    });
  });

  it("shows in the mail catcher what would have been sent, newest first", async () => {
    await registerCouple(app);
    const { body } = await app.call("GET", "/dev/outbox.json");
    const [newest] = body as Record<string, unknown>[];
    expect(Object.keys(newest ?? {})).toEqual(
      expect.arrayContaining([
        "id",
        "kind",
        "to",
        "subject",
        "text",
        "links",
        "code",
        "created_at",
      ]),
    );
    expect(await app.call("GET", "/dev/outbox")).toMatchObject({
      status: 200,
      body: expect.stringContaining("Activez votre compte"),
    });
  });
});
