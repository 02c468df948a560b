import { requestContext } from "../app-context.ts";
import { findActor } from "../areas/identity/sessions/queries.ts";
import { createRequest } from "../areas/quotes/quote-requests/create-request.ts";
import type { TestApp } from "./app.ts";
import type { CastMember } from "./cast.ts";
import type { Sample } from "./subject.ts";

/** A file of the chat, small and valid. */
export function textFile(name = "menu.txt", text = "Attiéké, poulet braisé."): File {
  return new File([text], name, { type: "text/plain" });
}

let messages = 0;

/** Asks a provider for a quote, in the name of a couple, and returns the request's id. */
export async function requestQuote(
  app: TestApp,
  { token }: Pick<CastMember, "token">,
  providerId: number,
): Promise<number> {
  const actor = await findActor(app.db, token, app.clock());
  if (!actor?.customer) throw new Error("Nobody asks");
  messages += 1;
  const { id } = await createRequest(
    requestContext(app),
    { ...actor, customer: actor.customer },
    {
      givenNames: "Awa",
      email: "awa@exemple.test",
      phone: "0701020304",
      message: `Bonjour, combien pour 150 personnes ? (${messages})`,
      type: "MESSAGE",
      providerId,
      service: null,
      serviceTypeId: null,
      package: null,
    },
  );
  return id;
}

/** A request with a quote of 500 000 FCFA that waits for its answer, for the samples of calls. */
export async function furnishQuotes(
  app: TestApp,
  member: CastMember,
  provider: { token: string; providerId: number },
): Promise<{ quoteRequestId: number; quoteTemplateId: number }> {
  const quoteRequestId = await requestQuote(app, member, provider.providerId);
  const path = `/api/v1/provider/quote-requests/${quoteRequestId}`;
  const { token } = provider;
  await app.call("PUT", path, { token, body: { status: "ACCEPTED" } });
  await app.call("POST", `${path}/quotes`, { token, body: quote() });
  const template = { kind: "reply", name: "Merci", text: "Merci de votre message." };
  const saved = await app.call("POST", "/api/v1/provider/quote-templates", {
    token,
    body: template,
  });
  const { data } = saved.body as { data: { id: number } };
  return { quoteRequestId, quoteTemplateId: data.id };
}

/** A quote as a provider sends it: 500 000 FCFA, valid for a month after the tests' today. */
export function quote() {
  return {
    lines: [{ label: "Repas", quantity: 100, unit_price: 5000 }],
    valid_until: "2026-12-20",
    deposit: 0,
  };
}

/** Valid inputs of the calls about quote requests. */
export const quoteSamples = {
  "quotes.requests.create": {
    byId: false,
    input: ({ providerId }) => ({
      given_names: "Awa",
      email: "awa@exemple.test",
      phone_number: "0701020304",
      message: "Bonjour, êtes-vous libre le 20 mars ?",
      type: "MESSAGE",
      wedding_provider_id: providerId,
      shop_id: providerId,
      service: "Traiteur",
      service_type_id: null,
      package_id: null,
    }),
  },
  "quotes.requests.answerTime": { byId: false, input: ({ providerId }) => ({ id: providerId }) },
  "quotes.requests.list": { byId: false, input: () => undefined },
  "quotes.requests.inbox": { byId: false, input: () => undefined },
  "quotes.requests.request": {
    byId: true,
    input: ({ quoteRequestId }) => ({ id: quoteRequestId }),
  },
  "quotes.requests.update": {
    byId: true,
    input: ({ quoteRequestId }) => ({
      id: quoteRequestId,
      quoteRequestId,
      status: "QUOTE_SEND",
      message: "Bonjour !",
    }),
  },
  "quotes.requests.openDispute": {
    byId: true,
    input: ({ quoteRequestId }) => ({
      ...{ id: quoteRequestId, kind: "no-show", reason: "Personne n’est venu" },
    }),
  },
  "quotes.requests.sendMessage": {
    byId: true,
    input: ({ quoteRequestId }) => ({
      id: quoteRequestId,
      message: "Bonjour !",
      key: "sample-key",
    }),
  },
  "quotes.requests.sendFile": {
    byId: true,
    input: ({ quoteRequestId }) => ({ id: quoteRequestId, file: textFile() }),
  },
  "quotes.requests.markRead": {
    byId: true,
    input: ({ quoteRequestId }) => ({ id: quoteRequestId, message_id: 1 }),
  },
  "quotes.providerRequests.inbox": { byId: false, input: () => undefined },
  "quotes.providerRequests.request": {
    byId: true,
    input: ({ quoteRequestId }) => ({ id: quoteRequestId }),
  },
  "quotes.providerRequests.update": {
    byId: true,
    input: ({ quoteRequestId }) => ({ id: quoteRequestId, message: "Bonjour !" }),
  },
  "quotes.providerRequests.sendQuote": {
    byId: true,
    input: ({ quoteRequestId }) => ({ id: quoteRequestId, ...quote() }),
  },
  "quotes.providerRequests.markInstalment": {
    byId: true,
    input: ({ quoteRequestId }) => ({ id: quoteRequestId, instalment_id: 1, received: true }),
  },
  "quotes.templates.list": { byId: false, input: () => undefined },
  "quotes.templates.save": {
    byId: false,
    input: () => ({ kind: "reply", name: "Bonjour", text: "Bonjour, je vous réponds demain." }),
  },
  "quotes.templates.remove": {
    byId: true,
    input: ({ quoteTemplateId }) => ({ id: quoteTemplateId }),
  },
  "quotes.providerRequests.sendMessage": {
    byId: true,
    input: ({ quoteRequestId }) => ({ id: quoteRequestId, message: "Bonjour !" }),
  },
  "quotes.providerRequests.sendFile": {
    byId: true,
    input: ({ quoteRequestId }) => ({ id: quoteRequestId, file: textFile() }),
  },
  "quotes.providerRequests.markRead": {
    byId: true,
    input: ({ quoteRequestId }) => ({ id: quoteRequestId, message_id: 1 }),
  },
} satisfies Record<string, Sample>;
