import { notebookPrefix } from "@jdj/contract/paths/addresses";
import type { APIRequestContext, Page } from "@playwright/test";
import { type Person, sessionCookieValue } from "./people.ts";

/** The addresses of the events and of the notebook's pages. */
export const notebook = {
  couple: `${notebookPrefix}/fiances`,
  events: "/mes-evenements-pour-organiser-son-mariage-et-evenement-en-cote-d-ivoire",
  createEvent: "/creer-des-evenements-pour-organiser-son-mariage-et-evenement-en-cote-d-ivoire",
  editEvent: (id: number) =>
    `/modifier-un-evenement-pour-organiser-son-mariage-et-evenement-en-cote-d-ivoire/${id}`,
  summary: `${notebookPrefix}/en-bref`,
  committee: `${notebookPrefix}/comite-restreint`,
  guests: `${notebookPrefix}/invites-pour-le-mariage`,
  createGuests: ({ eventId }: Person) =>
    `${notebookPrefix}/creation-invites-pour-le-mariage/${eventId}`,
  editGuest: (id: number) => `${notebookPrefix}/modification-invites-pour-le-mariage/${id}`,
  importGuests: ({ eventId }: Person) =>
    `${notebookPrefix}/importation-invites-pour-le-mariage/${eventId}`,
};

/** Sets somebody's session cookie in the browser, as sign-in does. */
export async function enter(page: Page, { token }: Pick<Person, "token">): Promise<void> {
  const url = `http://localhost:${process.env.E2E_PORT}`;
  await page.context().addCookies([{ name: "jdj_session", value: sessionCookieValue(token), url }]);
}

/** Opens an address as somebody, without the page of signing in. */
export async function enterAt(
  page: Page,
  person: Pick<Person, "token">,
  address: string,
): Promise<void> {
  await enter(page, person);
  await page.goto(address);
}

/** Waits until React has hydrated the page and run its effects. */
async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
}

/** Opens an address and waits until React has hydrated its page. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
}

/** The guests of somebody's event, through the API. */
export async function guestsOf(
  request: APIRequestContext,
  { token, eventId }: Person,
): Promise<{ last_name: string; given_names: string; phone_number_1: string }[]> {
  const headers = { authorization: `Bearer ${token}` };
  return (await request.get(`/api/v1/guests-by-event-get/${eventId}`, { headers })).json();
}
