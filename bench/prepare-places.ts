import type { Places, Viewer } from "./budgets.ts";
import {
  type Couple,
  call,
  importGuests,
  registerCouple,
  sendCard,
  sessionCookieValue,
  until,
} from "./couple.ts";
import { lengthenBudget, type Query } from "./lengthen-budget.ts";

/** The cloth of a couple is drawn at random, and is 0.4 KB more or less of HTML: here always the same. */
const SEED = "joie-du-jour";

/** A session, as a browser keeps it. */
interface Cookie {
  name: string;
  value: string;
}

/** The pages of a measurement and the sessions that look at them. */
export interface Prepared {
  places: Places;
  /** Undefined for who has no session. */
  cookies: Record<Viewer, Cookie | undefined>;
}

/** Sends a card to one of a couple's guests. @returns the path of its link */
async function sendOneCard(url: string, couple: Couple): Promise<string> {
  const guests = `/api/v1/guests-by-event-get/${couple.eventId}`;
  const [guest] = await call<{ id: number; email: string }[]>(url, "GET", guests, couple);
  await sendCard(url, couple, [guest?.id ?? 0]);
  const outbox = `/dev/outbox.json?to=${encodeURIComponent(guest?.email ?? "")}`;
  const link = await until(async () => {
    const sent = await call<{ kind: string; links: string[] }[]>(url, "GET", outbox);
    return sent.find(({ kind }) => kind === "card")?.links[0];
  });
  return new URL(link).pathname;
}

/** Signs somebody of the demonstration in. @returns their token */
async function enter(url: string, path: string, email: string): Promise<string> {
  const body = { email, password: "demo" };
  return (await call<{ token: string }>(url, "POST", path, { body })).token;
}

/** Fills what the measured pages show, in a product with its demonstration. */
export async function preparePlaces(url: string, query: Query): Promise<Prepared> {
  const couple = await registerCouple(url);
  await query("update events set seed = $2 where id = $1 returning id", [couple.eventId, SEED]);
  await lengthenBudget(query, 200, couple.eventId);
  await importGuests(url, couple, 500);
  const cardPath = await sendOneCard(url, couple);
  const customer = await enter(url, "/api/v1/login", "awa@exemple.ci");
  const provider = await enter(url, "/api/v1/pro/login", "traiteur@exemple.ci");
  const inbox = await call<{ data: { id: number; name: string }[] }>(
    url,
    "GET",
    "/api/v1/quote-inbox",
    { token: customer },
  );
  const { id: requestId = 0 } = inbox.data.find(({ name }) => /^Chez Tantie/.test(name)) ?? {};
  const request = await call<{ shop_id: number }>(
    url,
    "GET",
    `/api/v1/wedding-provider-quote-requests/${requestId}`,
    { token: customer },
  );
  const articles = await call<{ data: { id: number }[] }>(
    url,
    "GET",
    "/api/v1/marketplace/articles",
  );
  return {
    places: {
      cardPath,
      requestId,
      providerId: request.shop_id,
      productId: Math.min(...articles.data.map(({ id }) => id)),
    },
    cookies: {
      anyone: undefined,
      couple: { name: "jdj_session", value: sessionCookieValue(couple.token) },
      customer: { name: "jdj_session", value: sessionCookieValue(customer) },
      provider: { name: "jdj_pro", value: sessionCookieValue(provider) },
    },
  };
}
