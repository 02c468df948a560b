import type { Visitor } from "@jdj/contract/accounts/visitor";
import { refusal } from "@jdj/contract/call/refusals";
import { ORPCError } from "@orpc/contract";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { joinEvent } from "./join-event.ts";

/** What the page gets when the server answers a guest who adds themselves with this error. */
async function answerAfter(error: Error) {
  const context = new RouterContextProvider();
  const calls = { join: () => Promise.reject(error) };
  const nouns = new Proxy(Object.create(null), { get: () => calls });
  context.set(apiContext, new Proxy(Object.create(null), { get: () => nouns }));
  context.set(visitorContext, { path: "/" } as Visitor);
  const form = new FormData();
  form.set("last_name", "Tanoh");
  return joinEvent(context, new Request("http://joie.test/"), "e.jeton", form);
}

describe("a guest who could not be added", () => {
  it("gets the specified sentence when the server fails, and keeps the typed values", async () => {
    expect(await answerAfter(new ORPCError("INTERNAL_SERVER_ERROR"))).toMatchObject({
      data: { message: "Erreur lors de l'ajout de l'invité !", values: { last_name: "Tanoh" } },
    });
  });

  it("gets the reason when the card is closed to new guests", async () => {
    const closed = refusal("card-closed");
    expect(await answerAfter(closed)).toMatchObject({ data: { message: closed.message } });
  });
});
