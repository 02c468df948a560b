import type { APIRequestContext, Page } from "@playwright/test";
import type { Person } from "./people.ts";

/** A line of every wedding's budget. */
export const fee = "Frais de la mairie";

/** The box of what the town hall's fee really costs; on a phone it is folded away at first. */
export async function feeBox(page: Page) {
  if ((page.viewportSize()?.width ?? 0) < 768) {
    await page.getByRole("button", { name: "Mariage civil", exact: true }).click();
    await page.getByRole("button", { name: fee }).click();
  }
  return page.getByRole("textbox", { name: `Réel, ${fee}`, exact: true });
}

export async function planningOf(request: APIRequestContext, { token, eventId }: Person) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get(`/api/v1/plannings-by-event/${eventId}`, {
    headers,
  });
  return (await answer.json()).flatMap((group: { children: unknown[] }) => group.children);
}

export async function budgetOf(request: APIRequestContext, { token, eventId }: Person) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get(`/api/v1/budgets-by-event/${eventId}`, {
    headers,
  });
  return (await answer.json()).flatMap((group: { children: unknown[] }) => group.children);
}
