import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { query } from "./database.ts";

/** Somebody whom a test registered. */
export interface Person {
  email: string;
  password: string;
  token: string;
  userId: number;
  customerId: number;
  eventId: number;
}

/** The value of the session cookie, as `apps/web/app/http/cookies/session-cookie.ts` writes it. */
export function sessionCookieValue(token: string): string {
  return encodeURIComponent(btoa(JSON.stringify(token)));
}

/** One message in the mail catcher. */
export interface CaughtMessage {
  id: number;
  kind: string;
  to: string;
  subject: string;
  text: string;
  links: string[];
  code: string | null;
  created_at: string;
}

/** An address that no other test uses. */
export function freshEmail(name = "awa"): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@exemple.test`;
}

/** What the mail catcher holds for one address or number, newest first. */
export async function caughtMessagesTo(
  request: APIRequestContext,
  to: string,
): Promise<CaughtMessage[]> {
  return (await request.get(`/dev/outbox.json?to=${encodeURIComponent(to)}`)).json();
}

/** Waits for the newest matching message to somebody. */
export async function caughtMessage(
  request: APIRequestContext,
  to: string,
  fits: (item: CaughtMessage) => boolean = () => true,
): Promise<CaughtMessage> {
  let found: CaughtMessage | undefined;
  await expect
    .poll(
      async () => {
        found = (await caughtMessagesTo(request, to)).find(fits);
        return found !== undefined;
      },
      { timeout: 15_000, intervals: [50, 100, 200] },
    )
    .toBe(true);
  if (!found) throw new Error("Nothing came");
  return found;
}

/** Registers a couple through the API. With `verified`, their address counts as proven at once. */
export async function registerCouple(
  request: APIRequestContext,
  { verified = true }: { verified?: boolean } = {},
): Promise<Person> {
  const email = freshEmail();
  const password = "demo";
  const nextYear = new Date().getFullYear() + 1;
  const registered = await request.post("/api/v1/register", {
    data: {
      last_name: "Kouassi",
      given_names: "Awa",
      civility: "Mademoiselle",
      email,
      password,
      dob: "1996-05-14",
      event_type_id: 1,
      wedding_date: `${nextYear}-03-20`,
      terms: true,
    },
  });
  expect(registered.status(), await registered.text()).toBe(200);
  const { user } = await registered.json();
  if (verified)
    await query("update users set email_verified_at = now() where id = $1 returning id", [user.id]);
  const entered = await request.post("/api/v1/login", { data: { email, password } });
  const { token } = await entered.json();
  return {
    email,
    password,
    token,
    userId: user.id,
    customerId: user.customer_id,
    eventId: user.event_id,
  };
}

/** Registers a couple whose first names are in their notebook, so that a card may leave at once. */
export async function registerNamedCouple(request: APIRequestContext): Promise<Person> {
  const couple = await registerCouple(request);
  const headers = { authorization: `Bearer ${couple.token}` };
  const path = `/api/v1/events/${couple.eventId}/first-card`;
  const { names } = await (await request.get(path, { headers })).json();
  const typed = Object.fromEntries(
    names.map(({ married_id, given_names }: { married_id: number; given_names: string }) => [
      married_id,
      given_names || "Koffi",
    ]),
  );
  const saved = await request.post(path, { headers, data: { names: typed } });
  expect(saved.status(), await saved.text()).toBe(200);
  return couple;
}

/** Signs somebody in through the sign-in page. */
export async function signIn(
  page: Page,
  { email, password }: Person,
  returnTo = "",
): Promise<void> {
  await page.goto(`/connexion${returnTo ? `?retour=${encodeURIComponent(returnTo)}` : ""}`);
  await page.getByLabel("Adresse email", { exact: false }).fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/connexion"));
}

/** Adds guests to somebody's event through the API, numbered from `first`. */
export async function addGuests(
  request: APIRequestContext,
  { token, eventId }: Person,
  count: number,
  first = 1,
): Promise<{ id: number; last_name: string; given_names: string; email: string | null }[]> {
  const headers = { authorization: `Bearer ${token}` };
  const categories = await (await request.get("/api/v1/guests", { headers })).json();
  const made = [];
  for (let from = 0; from < count; from += 200) {
    const rows = Array.from({ length: Math.min(200, count - from) }, (_, at) => {
      const number = String(first + from + at).padStart(4, "0");
      return {
        event_id: eventId,
        guest_id: categories[(from + at) % categories.length].id,
        civility: "Madame",
        last_name: `Konan ${number}`,
        given_names: "Élodie",
        email: `invite${number}-${eventId}@exemple.test`,
        phone_number_1: `+(225) 05 01 00 ${number.slice(0, 2)} ${number.slice(2)}`,
      };
    });
    const answer = await request.post("/api/v1/guests-events-store", { headers, data: rows });
    expect(answer.status(), await answer.text()).toBe(200);
    made.push(...(await answer.json()).data);
  }
  return made;
}

/** Adds one guest with an address to somebody's event through the API, as its list sends them. */
export async function addGuest(request: APIRequestContext, couple: Person, email: string) {
  const answer = await request.post("/api/v1/guests-events-store", {
    headers: { authorization: `Bearer ${couple.token}` },
    data: [
      {
        event_id: couple.eventId,
        guest_id: 1,
        civility: "Monsieur",
        last_name: "Traoré",
        given_names: "Ismaël",
        email,
        phone_number_1: "+(225) 05 02 00 00 01",
      },
    ],
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).data[0];
}
