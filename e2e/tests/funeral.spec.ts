import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { query } from "../support/database.ts";
import { enter, notebook, open } from "../support/notebook.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { caughtMessage, freshEmail, registerCouple } from "../support/people.ts";
import { test } from "../support/shared-window.ts";

const shots = process.env.E2E_SHOTS;

async function shot(page: Page, name: string): Promise<void> {
  if (!shots) return;
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: `${shots}/${name}-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 360, height: 740 });
}

const brand = /Joie du Jour|Joie/i;
const merry = /fête|festi|célébr|heureux|félicit|plaisir|bonheur|!|\bJ-\d/i;

/** That what a guest reads of a page is sober and has not the product's name. */
async function expectSober(page: Page): Promise<void> {
  expect(await page.title()).not.toMatch(brand);
  await expect(page.locator("body")).not.toContainText(brand);
  await expect(page.locator("main")).not.toContainText(merry);
  const tags = page.locator('head meta[property^="og:"], head meta[name="description"]');
  for (const tag of await tags.all()) expect(await tag.getAttribute("content")).not.toMatch(brand);
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(0);
}

async function call<T>(request: APIRequestContext, token: string, path: string, data: unknown) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.post(path, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as T;
}

test("a family announces a death in sober words, and guests never read the product's name", async ({
  page,
  request,
}) => {
  const [type] = await query(
    "update event_types set archived_at = null where code = 'funeral' returning id",
    [],
  );
  const family = await registerCouple(request);
  await enter(page, family);
  await open(page, notebook.createEvent);
  await page.getByLabel("Type d’événement").selectOption("Obsèques");
  await page.getByRole("textbox", { name: "Titre" }).fill("Obsèques de Yao Kouamé");
  await page.getByRole("textbox", { name: "Description" }).fill("Veillées et inhumation");
  await page.getByText("Date approximative").click();
  await page.getByLabel("Période approximative : nombre").fill("3");
  await page.getByLabel("Période approximative : unité").selectOption("semaines");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page).toHaveURL(notebook.events);
  await expect(page.getByRole("status").or(page.getByRole("alert")).first()).not.toContainText("!");
  await page.getByRole("button", { name: "Sélectionner Obsèques de Yao Kouamé" }).click();
  await expect(page).toHaveURL(notebook.summary);

  await open(page, notebook.couple);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("La personne disparue");
  await page.getByText("Monsieur").first().click();
  await page.getByRole("textbox", { name: "Nom", exact: true }).fill("Kouamé");
  await page.getByRole("textbox", { name: "Prénoms" }).fill("Yao Jean");
  await page.getByRole("textbox", { name: "Date de naissance" }).fill("02/03/1948");
  await page.getByRole("textbox", { name: "Date du décès" }).fill("10/11/2026");
  await page
    .getByRole("textbox", { name: "Au nom de qui l’annonce est faite" })
    .fill("Les familles Kouamé et Brou");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await shot(page, "funeral-person");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Informations enregistrées")).toBeVisible();

  const [event] = await query(
    "select id from events where event_type_id = $1 and customer_id = $2",
    [type?.id, family.customerId],
  );
  const [category] = await query(
    "select id from guest_categories where event_type_id = $1 and event_id is null order by position limit 1",
    [type?.id],
  );
  const [design] = await query("select id from card_designs where code = 'filet'", []);
  const emails = [freshEmail("aya"), freshEmail("paul")];
  const guest = { civility: "Madame", last_name: "Brou", phone_number_2: null };
  const { data: guests } = await call<{ data: { id: number }[] }>(
    request,
    family.token,
    "/api/v1/guests-events-store",
    emails.map((email, at) => ({
      ...{ ...guest, event_id: event?.id, guest_id: category?.id, email },
      ...{
        given_names: ["Aya", "Paul"][at],
        phone_number_1: `+2250101020${at}04`,
      },
    })),
  );
  await call(request, family.token, "/api/v1/messages", {
    ...{ channel_id: 1, message_category_id: 1, message_design_id: design?.id, subject: "" },
    body: "[civilité] [prénoms] [nom],\n\nNous avons la douleur de vous faire part du décès de [défunt].",
    tab: guests.map(({ id }) => id),
  });
  const mail = await caughtMessage(request, emails[0] ?? "", ({ kind }) => kind === "card");
  expect(mail.subject).not.toMatch(brand);
  expect(mail.text.replace(/https?:\S+/g, "")).not.toMatch(brand);
  expect(mail.text.replace(/https?:\S+/g, "")).not.toMatch(merry);

  await page.context().clearCookies();
  await page.goto(mail.links[0] ?? "");
  await expect(page.getByText("serez-vous présent(e)")).toBeVisible();
  await expectSober(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await shot(page, "funeral-card");
  await page.getByRole("button", { name: /^Oui/ }).click();
  await expect(page.getByText("La famille vous remercie de votre réponse").first()).toBeVisible();
  await expectSober(page);
  await expectAccessible(page);
  await shot(page, "funeral-thanks");
});
