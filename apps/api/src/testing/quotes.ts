import type { ProviderQuoteRequest } from "@jdj/contract/quotes/shapes";
import { beforeAll, expect } from "vitest";
import { type ProviderActor, registerProvider } from "./actors.ts";
import type { TestApp } from "./app.ts";
import { type CastMember, registerCouple } from "./cast.ts";
import { quote, requestQuote } from "./quote-samples.ts";

/** The addresses of the calls of each side. */
export const quotePath = "/api/v1/wedding-provider-quote-requests";
export const proQuotePath = "/api/v1/provider/quote-requests";

/** A customer, another, and two providers, and what they do to quote requests. */
export function quoteCast(app: TestApp) {
  const held: {
    awa?: CastMember;
    other?: CastMember;
    tantie?: ProviderActor;
    rival?: ProviderActor;
  } = {};

  beforeAll(async () => {
    held.awa = await registerCouple(app);
    held.other = await registerCouple(app);
    held.tantie = await registerProvider(app, "tantie@exemple.test");
    held.rival = await registerProvider(app, "rival@exemple.test");
  });

  function cast() {
    const { awa, other, tantie, rival } = held;
    if (!awa || !other || !tantie || !rival)
      throw new Error("They are registered before the tests");
    return { awa, other, tantie, rival };
  }

  const ofCustomer = (id: number, body: Record<string, unknown>) =>
    app.call("PUT", `${quotePath}/${id}`, {
      token: cast().awa.token,
      body: { quoteRequestId: id, ...body },
    });
  const ofProvider = (id: number, body: Record<string, unknown>) =>
    app.call("PUT", `${proQuotePath}/${id}`, { token: cast().tantie.token, body });
  /** The service is today, so that it may start. */
  const forToday = () => ({ ...quote(), service_day: app.clock().toISOString().slice(0, 10) });
  const sendQuote = (id: number, body: unknown = forToday()) =>
    app.call("POST", `${proQuotePath}/${id}/quotes`, { token: cast().tantie.token, body });

  return {
    cast,
    ofCustomer,
    ofProvider,
    sendQuote,

    /** A request as the customer sees it. */
    async read(id: number): Promise<ProviderQuoteRequest> {
      const { body } = await app.call("GET", `${quotePath}/${id}`, { token: cast().awa.token });
      return body as ProviderQuoteRequest;
    },

    /** A request in a status, moved there by its two sides; an hour has passed since. */
    async requestIn(
      status:
        | "TO_BE_TREATED"
        | "ACCEPTED"
        | "QUOTE_SEND"
        | "QUOTE_ACCEPTED"
        | "IN_PROGRESS"
        | "DONE",
    ): Promise<number> {
      const id = await requestQuote(app, cast().awa, cast().tantie.providerId);
      const steps = [
        ["ACCEPTED", () => ofProvider(id, { status: "ACCEPTED" })],
        ["QUOTE_SEND", () => sendQuote(id)],
        ["QUOTE_ACCEPTED", () => ofCustomer(id, { status: "QUOTE_ACCEPTED" })],
        ["IN_PROGRESS", () => ofProvider(id, { status: "IN_PROGRESS" })],
        ["DONE", () => ofProvider(id, { status: "DONE" })],
      ] as const;
      for (const [reached, step] of status === "TO_BE_TREATED" ? [] : steps) {
        expect((await step()).status).toBe(200);
        if (reached === status) break;
      }
      app.wait(3600);
      return id;
    },
  };
}
