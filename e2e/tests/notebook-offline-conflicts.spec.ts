import { notebookPrefix } from "@jdj/contract/paths/addresses";
import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Page,
  test,
} from "@playwright/test";
import { enter, open } from "../support/notebook.ts";
import { untilCached } from "../support/offline.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { type Person, registerCouple } from "../support/people.ts";
import { budgetOf, fee, feeBox, planningOf } from "../support/saved-lines.ts";

test.use({ serviceWorkers: "allow" });

const planning = `${notebookPrefix}/planning-de-mariage`;
const budget = `${notebookPrefix}/budgets`;

/** The day so many days from today, as `YYYY-MM-DD`. */
function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** A day as the page shows it. */
function shown(day: string): string {
  return day.split("-").reverse().join("/");
}

/** Saves a task as somebody else would meanwhile. */
async function saveTask(
  request: APIRequestContext,
  { token, eventId }: Person,
  task: { planning_id: number; start_date: string; end_date: string; status: number },
) {
  const saved = await request.post("/api/v1/plannings/events", {
    headers: { authorization: `Bearer ${token}` },
    data: [{ event_id: eventId, ...task }],
  });
  expect(saved.status()).toBe(200);
}

/** Ticks a task that is due today while there is no network. */
async function tickOffline(page: Page, context: BrowserContext, task: string) {
  await open(page, planning);
  await untilCached(page);
  await context.setOffline(true);
  await page.getByRole("checkbox", { name: task }).check();
  await expect(page.getByText("En attente d’envoi")).toBeVisible();
}

test("two versions of a task are shown side by side, and the user chooses", async ({
  page,
  context,
  request,
}) => {
  const awa = await registerCouple(request);
  const [{ id: planning_id, content }] = await planningOf(request, awa);
  const due = { planning_id, start_date: dayIn(0), end_date: dayIn(0), status: 0 };
  await saveTask(request, awa, due);
  await enter(page, awa);
  await tickOffline(page, context, content);

  // Its new date moves it to the tasks that are folded away.
  await saveTask(request, awa, { ...due, start_date: dayIn(30), end_date: dayIn(40) });
  await context.setOffline(false);
  await expect(page.getByText("Votre version")).toBeVisible();
  await expect(page.getByText(/^fait, /)).toBeVisible();
  await expect(page.getByText(`à faire, ${shown(dayIn(30))} → ${shown(dayIn(40))}`)).toBeVisible();
  await expectAccessible(page, { isNew: true });
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Garder la mienne" }).click();
  await expect(page.getByText("Votre version")).toHaveCount(0);
  const [mine] = await planningOf(request, awa);
  expect(mine.pivot.status).toBe(1);
});

test("two versions of a task are still shown after a reload, when the stored one is done", async ({
  page,
  context,
  request,
}) => {
  const awa = await registerCouple(request);
  const [{ id: planning_id, content }] = await planningOf(request, awa);
  const due = { planning_id, start_date: dayIn(0), end_date: dayIn(0), status: 0 };
  await saveTask(request, awa, due);
  await enter(page, awa);
  await tickOffline(page, context, content);

  await saveTask(request, awa, { ...due, end_date: dayIn(3), status: 1 });
  await context.setOffline(false);
  await expect(page.getByText("Votre version")).toBeVisible();
  await open(page, planning);
  await expect(page.getByText("Votre version")).toBeVisible();
  await page.getByRole("link", { name: "Par thème" }).click();
  await expect(page.getByText(`fait, ${shown(dayIn(0))} → ${shown(dayIn(3))}`)).toBeVisible();
  await page.getByRole("button", { name: "Garder l’autre" }).click();
  await expect(page.getByText("Votre version")).toHaveCount(0);
});

// The two versions of a task stand for it in `npm test`.
test("amounts saved without a network are shown beside those of somebody else", {
  tag: "@long",
}, async ({ page, context, request }) => {
  const awa = await registerCouple(request);
  await enter(page, awa);
  await open(page, budget);
  await untilCached(page);
  const isFee = ({ content }: { content: string }) => content === fee;
  const line = (await budgetOf(request, awa)).find(isFee);
  await context.setOffline(true);
  const amount = await feeBox(page);
  await amount.fill("41500");
  await page.getByRole("button", { name: /Enregistrer/ }).click();
  await expect(page.getByText(/gardé sur cet appareil/)).toBeVisible();
  const saved = await request.post("/api/v1/budgets/events", {
    headers: { authorization: `Bearer ${awa.token}` },
    data: [
      {
        event_id: awa.eventId,
        budget_id: line.id,
        min_amount: "",
        max_amount: "",
        real_amount: 50000,
      },
    ],
  });
  expect(saved.status()).toBe(200);
  await context.setOffline(false);
  await expect(
    page.getByText(/Votre modification de «\sBudget\s» n’est pas enregistrée/),
  ).toBeVisible();
  // After a reload, the category and the line are unfolded.
  await open(page, budget);
  await page.getByRole("button", { name: "Comparer avec la mienne" }).click();
  await expect(page.getByText(/50\s000/).first()).toBeVisible();
  await expect(amount).toHaveValue(/41\s500/);
  await page.getByRole("button", { name: /Enregistrer/ }).click();
  await expect(page.getByText(/n’est pas enregistrée/)).toHaveCount(0);
  const mine = (await budgetOf(request, awa)).find(isFee);
  expect(mine.pivot.real_amount).toBe(41500);
});
