import { notebookPrefix } from "@jdj/contract/paths/addresses";
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { query } from "../support/database.ts";
import { enter, open } from "../support/notebook.ts";
import { expectNoSidewaysScroll } from "../support/page-checks.ts";
import { addGuests, type Person, registerCouple } from "../support/people.ts";
import { checkAndSave, savePicture } from "../support/pictures.ts";
import { test } from "../support/shared-window.ts";

const address = `${notebookPrefix}/plan-de-table`;

/** Adds tables through the API. */
async function addTables(request: APIRequestContext, { token, eventId }: Person, form: object) {
  const answer = await request.post(`/api/v1/seating/${eventId}/tables`, {
    headers: { authorization: `Bearer ${token}` },
    data: { shape: "round", places: 10, ...form },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Puts guests into households of four. */
const makeHouseholds = ({ eventId }: Person) =>
  query(
    "update guests set household = 'Foyer ' || (id % 4), companions = 0 where event_id = $1 returning id",
    [eventId],
  );

const families = (page: Page): Locator =>
  page.getByRole("region", { name: "À placer" }).locator('input[name="family"]:visible');

const seatedAt = (eventId: number) =>
  query(
    `select seating_tables.name, count(*)::int as guests from table_seats
     join seating_tables on seating_tables.id = table_seats.table_id
     where seating_tables.event_id = $1 group by seating_tables.name order by 1`,
    [eventId],
  );

/** A press by finger, or by the mouse where the window has no touch. */
const press = (target: Locator) =>
  test.info().project.name === "phone" ? target.tap() : target.click();

test("seat forty guests by finger and by keyboard @both", async ({ page, request }) => {
  const awa = await registerCouple(request);
  await addGuests(request, awa, 40);
  await enter(page, awa);
  await open(page, address);
  await page.getByRole("link", { name: "Ajouter les tables" }).click();

  // −1 places are refused at their field, and nothing typed is lost.
  const form = page.locator("form", { has: page.getByRole("button", { name: "Ajouter" }) });
  await form.getByLabel("Combien").fill("5");
  await form.getByLabel("Places à chacune").fill("-1");
  await form.getByRole("button", { name: "Ajouter" }).click();
  await expect(form.getByText("Donnez un nombre de places, de 1 à 60")).toBeVisible();
  await expect(form.getByLabel("Combien")).toHaveValue("5");
  await form.getByLabel("Places à chacune").fill("10");
  await form.getByRole("button", { name: "Ajouter" }).click();
  await expect(page.getByText("5 tables, 50 places")).toBeVisible();
  await checkAndSave(page, "seating-room");

  // By finger: four guests are chosen, then their table.
  await open(page, address);
  await expect(families(page)).toHaveCount(40);
  await checkAndSave(page, "seating-families");
  const tray = page.locator("[data-tray]");
  for (let table = 1; table <= 2; table += 1) {
    for (let guest = 0; guest < 10; guest += 1) await press(families(page).nth(guest));
    await expect(tray.getByText("10 personnes")).toBeVisible();
    if (table === 1) await checkAndSave(page, "seating-chosen");
    await press(tray.getByRole("button", { name: new RegExp(`^Table ${table}`) }));
    await expect(families(page)).toHaveCount(40 - table * 10);
  }

  // A table that is full says so, and who was chosen stays chosen.
  await families(page).first().click();
  await tray.getByRole("button", { name: /^Table 1/ }).click();
  await expect(tray.getByText("Table 1 est complète")).toBeVisible();
  await expect(families(page).first()).toBeChecked();
  await families(page).first().click();

  // By keyboard: arrows, the space bar, Enter to the tables, Enter again; the next guest has the focus.
  await families(page).first().focus();
  for (let guest = 20; guest > 0; guest -= 1) {
    await page.keyboard.press("Enter");
    await expect(tray.getByRole("button", { name: /^Table/ }).first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(families(page)).toHaveCount(guest - 1);
    if (guest > 1) await expect(families(page).first()).toBeFocused();
  }
  await expect(page.getByText("Tout le monde a sa place.")).toBeVisible();
  await expect
    .poll(() => seatedAt(awa.eventId))
    .toEqual(["Table 1", "Table 2", "Table 3", "Table 4"].map((name) => ({ name, guests: 10 })));

  // One who declines is named with the freed place, and leaves with one press.
  await query(
    "update guests set answer = 'no' where id in (select min(id) from guests where event_id = $1) returning id",
    [awa.eventId],
  );
  await open(page, `${address}?vue=tables`);
  await expect(page.getByText("1 place libérée")).toBeVisible();
  await checkAndSave(page, "seating-tables");
  await page.getByRole("button", { name: "Retirer du plan" }).click();
  await expect(page.getByText("1 place libérée")).toBeHidden();
});

test("a family is dragged to its table, and a table in the room @both", async ({
  page,
  request,
}) => {
  const awa = await registerCouple(request);
  await addGuests(request, awa, 8);
  await makeHouseholds(awa);
  await addTables(request, awa, { count: 3 });
  await enter(page, awa);
  await open(page, address);
  await expect(families(page)).toHaveCount(4);
  const handle = page.locator("[data-drag]:visible").first();
  const from = await handle.boundingBox();
  if (!from) throw new Error("There is no handle");
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  const target = page.locator("[data-tray]").getByRole("button", { name: /^Table 2/ });
  const to = await target.boundingBox();
  if (!to) throw new Error("There is no table");
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 8 });
  await expect(target).toHaveAttribute("data-over");
  await page.mouse.up();
  await expect(families(page)).toHaveCount(3);
  await expect.poll(() => seatedAt(awa.eventId)).toEqual([{ name: "Table 2", guests: 2 }]);

  await open(page, `${address}/salle`);
  await page.getByRole("button", { name: "Déplacer" }).click();
  const table = page.locator("[data-table]", { hasText: "1" }).first();
  await table.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowRight");
  await expect
    .poll(() =>
      query("select x from seating_tables where event_id = $1 and name = 'Table 1'", [awa.eventId]),
    )
    .toEqual([{ x: 185 }]);
  await savePicture(page, "seating-plan");
});

test("a proposal keeps apart whom hosts keep apart, and is in place once accepted @both", async ({
  page,
  request,
}) => {
  const awa = await registerCouple(request);
  await addGuests(request, awa, 12);
  await makeHouseholds(awa);
  await addTables(request, awa, { count: 3, places: 6 });
  await enter(page, awa);
  await open(page, address);
  await page.getByRole("link", { name: "Proposer un placement" }).click();
  await page.getByLabel("Cet invité").selectOption({ index: 1 });
  await page.getByLabel("n’est pas à la même table que").selectOption({ index: 2 });
  await page.getByRole("button", { name: "Noter" }).click();
  await expect(page.getByRole("button", { name: "Retirer" })).toBeVisible();
  await checkAndSave(page, "seating-proposal");
  await page.getByRole("button", { name: "Accepter cette proposition" }).click();
  await expect(page.getByText("Tout le monde a sa place.")).toBeAttached();
  await open(page, `${address}/listes`);
  await expect(page.getByRole("row")).toHaveCount(13);
  await checkAndSave(page, "seating-lists");
  await expectNoSidewaysScroll(page);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("guests are seated, and a reader sees where @both", async ({ page, request }) => {
    const awa = await registerCouple(request);
    await addGuests(request, awa, 3);
    await addTables(request, awa, { count: 2 });
    await enter(page, awa);
    await page.goto(address);
    await families(page).first().check();
    await page
      .locator("[data-tray]")
      .getByRole("button", { name: /^Table 2/ })
      .click();
    await expect(families(page)).toHaveCount(2);
    await expect.poll(() => seatedAt(awa.eventId)).toEqual([{ name: "Table 2", guests: 1 }]);
    await page.goto(`${address}/salle`);
    await page.getByRole("link", { name: "Modifier Table 1" }).click();
    await page.getByRole("button", { name: "Supprimer la table" }).click();
    await expect(page.getByText("1 table, 10 places")).toBeVisible();
  });
});
