import { at } from "@jdj/contract/paths/addresses";
import { type Couple, call, registerCouple, sessionCookieValue } from "./couple.ts";
import type { Product } from "./start-product.ts";

/** What is asked for, and the headers of who asks. */
export interface Question {
  path: string;
  headers: Record<string, string>;
}

const ofNotebook = [
  ...(["guests", "cards", "newCard", "responses", "couple", "budget", "planning"] as const),
  ...(["summary", "dataExport"] as const),
] as const;
const ofSite = ["home", "providers", "provider", "shopping", "category", "product"] as const;
/** A provider's page leads a stranger to the sign-in. */
const ofEverybody = ofSite.filter((name) => name !== "provider");
const ofProvider = ["pro", "proRequests"] as const;

/** The names of all that can be measured. Pages of the site are also asked for by a stranger. */
export const comparable = [
  "GET guests-by-event-get",
  ...ofNotebook,
  ...ofSite,
  ...ofEverybody.map((name) => `${name}, stranger`),
  ...ofProvider,
];

/** The session of the caterer of the demonstration. */
async function providerCookie(url: string): Promise<string> {
  const body = { email: "traiteur@exemple.ci", password: "demo" };
  const { token } = await call<{ token: string }>(url, "POST", "/api/v1/pro/login", { body });
  return `jdj_pro=${sessionCookieValue(token)}`;
}

/**
 * Registers a couple in a running product.
 * @returns the couple, and what each of `comparable` asks for
 */
export async function askedBy({
  url,
}: Product): Promise<{ couple: Couple; questions: Map<string, Question> }> {
  const couple = await registerCouple(url);
  const encoding = { "accept-encoding": "br, gzip" };
  const signedIn = { ...encoding, cookie: `jdj_session=${sessionCookieValue(couple.token)}` };
  const provider = { ...encoding, cookie: await providerCookie(url) };
  const paths: Record<(typeof ofSite)[number], string> = {
    home: at("home"),
    providers: at("providers"),
    provider: at("provider", { id: 12 }),
    shopping: at("shopping"),
    category: at("shoppingCategory", { id: 1 }),
    product: at("shoppingProduct", { id: 1 }),
  };
  const questions = new Map<string, Question>([
    [
      "GET guests-by-event-get",
      {
        path: `/api/v1/guests-by-event-get/${couple.eventId}`,
        headers: { ...encoding, authorization: `Bearer ${couple.token}` },
      },
    ],
  ]);
  for (const name of ofNotebook) questions.set(name, { path: at(name), headers: signedIn });
  for (const name of ofProvider) questions.set(name, { path: at(name), headers: provider });
  for (const name of ofSite) questions.set(name, { path: paths[name], headers: signedIn });
  for (const name of ofEverybody)
    questions.set(`${name}, stranger`, { path: paths[name], headers: encoding });
  return { couple, questions };
}
