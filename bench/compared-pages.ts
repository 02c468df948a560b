import { at } from "@jdj/contract/paths/addresses";
import {
  type Couple,
  call,
  importGuests,
  registerCouple,
  sendCard,
  sessionCookieValue,
  until,
} from "./couple.ts";
import type { Product } from "./start-product.ts";

/** What is asked for, and the headers of who asks. With a body it is sent: the next one differs. */
export interface Question {
  path: string;
  headers: Record<string, string>;
  body?: (time: number) => unknown;
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
  "GET get-event-type",
  "GET guests-by-event-get",
  "GET wedding-providers",
  "POST articles_pag",
  "POST rsvp",
  "POST budgets/events",
  ...ofNotebook,
  ...ofSite,
  ...ofEverybody.map((name) => `${name} (stranger)`),
  ...ofProvider,
];

/** The session of the caterer of the demonstration. */
async function providerCookie(url: string): Promise<string> {
  const body = { email: "traiteur@exemple.ci", password: "demo" };
  const { token } = await call<{ token: string }>(url, "POST", "/api/v1/pro/login", { body });
  return `jdj_pro=${sessionCookieValue(token)}`;
}

/** The calls of the API, as a couple and one of its guests send them. */
export async function callsOf(url: string, couple: Couple): Promise<[string, Question][]> {
  const headers = { "accept-encoding": "br, gzip", authorization: `Bearer ${couple.token}` };
  const json = { ...headers, "content-type": "application/json" };
  const guests = `/api/v1/guests-by-event-get/${couple.eventId}`;
  const [guest] = await call<{ id: number }[]>(url, "GET", guests, couple);
  await sendCard(url, couple, [guest?.id ?? 0]);
  const card = await until(async () => {
    const sent = await call<{ links: string[] }[]>(url, "GET", "/dev/outbox.json");
    return sent.flatMap(({ links }) => links).find((link) => link.includes("/wedding-card/"));
  });
  const budget = `/api/v1/budgets-by-event/${couple.eventId}`;
  const groups = await call<{ children: { id: number }[] }[]>(url, "GET", budget, couple);
  const lines = groups.flatMap(({ children }) => children.map(({ id }) => id));
  return [
    ["GET get-event-type", { path: "/api/v1/get-event-type", headers }],
    ["GET guests-by-event-get", { path: guests, headers }],
    ["GET wedding-providers", { path: "/api/v1/wedding-providers?search=traiteur", headers }],
    [
      "POST articles_pag",
      { path: "/api/v1/articles_pag/9", headers: json, body: () => ({ search: "robe" }) },
    ],
    [
      "POST rsvp",
      {
        path: `/api/v1/rsvp/${new URL(card).pathname.split("/").at(-1)}`,
        headers: json,
        body: (time) => ({ answer: time % 2 === 0 ? "yes" : "no" }),
      },
    ],
    [
      "POST budgets/events",
      {
        path: "/api/v1/budgets/events",
        headers: json,
        body: (time) =>
          lines.map((id) => ({
            event_id: couple.eventId,
            budget_id: id,
            min_amount: 10_000 + time,
            max_amount: 90_000 + time,
            real_amount: 50_000 + time,
          })),
      },
    ],
  ];
}

/**
 * Registers a couple with guests in a running product.
 * @returns what each of `comparable` asks for
 */
export async function askedBy(
  product: Product,
  guests: number,
): Promise<{ couple: Couple; questions: Map<string, Question> }> {
  const { url } = product;
  const couple = await registerCouple(url);
  for (let from = 0; from < guests; from += 2000)
    await importGuests(url, couple, Math.min(2000, guests - from), from);
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
  const questions = new Map(await callsOf(url, couple));
  for (const name of ofNotebook) questions.set(name, { path: at(name), headers: signedIn });
  for (const name of ofProvider) questions.set(name, { path: at(name), headers: provider });
  for (const name of ofSite) questions.set(name, { path: paths[name], headers: signedIn });
  for (const name of ofEverybody)
    questions.set(`${name} (stranger)`, { path: paths[name], headers: encoding });
  return { couple, questions };
}
