import { expect } from "@playwright/test";
import { query } from "../support/database.ts";
import { enterBookings, offerPackage } from "../support/packages.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { freshEmail } from "../support/people.ts";
import { savePicture } from "../support/pictures.ts";
import { test } from "../support/shared-window.ts";

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("a provider reads her month, asks for notice, follows her calendar and connects another @both", async ({
  page,
}) => {
  const { id, email } = await offerPackage(`Décor ${freshEmail("d").split("@")[0]}`);
  // Beside the busy day of the connected calendar, in the same month.
  const day = [22, 20].map(dayIn).find((one) => one.slice(0, 7) === dayIn(21).slice(0, 7)) ?? "";
  await query(
    `insert into bookings (package_id, provider_id, customer_id, day, place, state, package_name, price_fcfa, deposit_fcfa, transitioned_at)
      select p.id, p.provider_id, c.id, $2, 1, 'confirmed', p.name, 200000, 0, now()
      from packages p, customers c join users u on u.id = c.user_id
      where p.id = $1 and u.email = 'awa@exemple.ci' returning id`,
    [id, day],
  );
  await enterBookings(page, email);
  await page.goto(`/pro/calendrier?mois=${day.slice(0, 7)}`);
  await expect(page.getByRole("link", { name: /^Décor/ })).toBeVisible();
  await expect(page.getByText("Confirmée", { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await savePicture(page, "pro-calendar");

  const notice = page.getByLabel("Jours d’avance au moins");
  await notice.fill("bientôt");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Entrez un nombre de jours, de 0 à 365")).toBeVisible();
  await expect(notice).toHaveValue("bientôt");
  await notice.fill("10");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Délai enregistré.")).toBeVisible();
  await expect(notice).toHaveValue("10");

  await page.getByRole("button", { name: "Afficher l’adresse" }).click();
  const address = await page.getByLabel(/^Lien/).inputValue();
  const feed = await page.request.get(new URL(address).pathname);
  expect(await feed.text()).toContain(`DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`);

  const outside = page.getByLabel("Adresse de l’agenda");
  await outside.fill("https://agenda.exemple.ci/page.html");
  await page.getByRole("button", { name: "Relier" }).click();
  await expect(page.getByText(/Aucun agenda n’a pu être lu/)).toBeVisible();
  await expect(outside).toHaveValue("https://agenda.exemple.ci/page.html");
  await outside.fill("webcal://agenda.exemple.ci/famille.ics");
  await page.getByRole("button", { name: "Relier" }).click();
  await expect(page.getByText("famille", { exact: true })).toBeVisible();
  await expect(page.getByText("Agenda relié", { exact: true })).toBeVisible();
  await savePicture(page, "pro-calendar-connected");
  await page.getByRole("button", { name: "Retirer famille" }).click();
  await expect(page.getByText("famille", { exact: true })).toBeHidden();
});
