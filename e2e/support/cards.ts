import { notebookPrefix } from "@jdj/contract/paths/addresses";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./page-checks.ts";
import type { Person } from "./people.ts";

/** The addresses of Joy Cards. */
export const cards = {
  list: `${notebookPrefix}/carte-d-invitation-mariage`,
  wizard: `${notebookPrefix}/nouvelle-carte-d-invitation-mariage`,
  pay: (reference: string) =>
    `${notebookPrefix}/nouvelle-carte-d-invitation-mariage/paiement/${reference}`,
  sent: (message: number, reference: string) =>
    `/envoi-de-faire-part-digital-joycard/${message}/${reference}`,
  detail: (id: number) => `${notebookPrefix}/carte-d-invitation-mariage/${id}`,
  own: (token: string) => `${notebookPrefix}/wedding-card/${token}`,
  confirm: (token: string) => `${notebookPrefix}/confirmation-de-presence/${token}`,
};

/** Presses the button of the next step. */
export function next(page: Page) {
  return page.getByRole("button", { name: "Suivant", exact: true });
}

/** Checks a page scrolled to its end, where nothing that stays in the window covers anything else. */
export async function expectSound(page: Page, { isNew = false } = {}): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expectAccessible(page, { isNew });
  await expectNoSidewaysScroll(page);
}

/** Goes through the wizard to its summary: the classic text, the second design, e-mail, everybody. */
export async function prepareCard(page: Page): Promise<void> {
  await page.goto(cards.wizard);
  await page.getByRole("radio", { name: /^Classique/ }).check();
  await next(page).click();
  await page.getByRole("radio", { name: "Médaillon" }).check();
  await next(page).click();
  await page.getByRole("radio", { name: /^E-mail/ }).check();
  await next(page).click();
  await page.getByRole("checkbox", { name: "Tout sélectionner" }).check();
  await next(page).click();
  await expect(page.getByRole("heading", { name: "Relisez, puis envoyez" })).toBeVisible();
}

/** Sends a card through the API, an invitation unless another category is named; returns its id. */
export async function sendCard(
  request: APIRequestContext,
  { token }: Person,
  guestIds: number[],
  category?: string,
): Promise<number> {
  const categories: { id: number; name: string }[] = category
    ? await (await request.get("/api/v1/categories")).json()
    : [];
  const chosen = categories.find(({ name }) => name === category);
  expect(chosen?.name).toBe(category);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.post("/api/v1/messages", {
    headers,
    data: {
      channel_id: 1,
      label: null,
      message_category_id: chosen?.id ?? 1,
      message_model_id: null,
      message_design_id: 1,
      from: null,
      subject: null,
      body: "[prénoms], nous vous attendons.",
      tab: guestIds,
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).data.id;
}

/** A guest's answer, as their host sees it. */
export async function answersOf(
  request: APIRequestContext,
  { token, eventId }: Person,
): Promise<Record<number, string>> {
  const headers = { authorization: `Bearer ${token}` };
  const rows = await (
    await request.get(`/api/v1/guests-by-event-get/${eventId}`, { headers })
  ).json();
  return Object.fromEntries(
    rows.map((row: { id: number; answer: string }) => [row.id, row.answer]),
  );
}

/** The token of a guest's own link, from the links of their email. */
export function tokenOf(links: readonly string[]): string {
  return (
    links
      .find((link) => link.includes("/wedding-card/"))
      ?.split("/")
      .at(-1) ?? ""
  );
}
