import { at } from "@jdj/contract/paths/addresses";
import { expect, type Page, test } from "@playwright/test";
import { enter, open } from "../support/notebook.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { registerCouple } from "../support/people.ts";

const own = (page: Page) => page.getByRole("region", { name: "Vos propres postes" });

async function add(page: Page, name: string) {
  await own(page).getByLabel("Nouveau poste").fill(name);
  await own(page).getByLabel("À ranger dans").selectOption("Mariage civil");
  await own(page).getByRole("button", { name: "Ajouter le poste" }).click();
  await expect(own(page).getByText(name)).toBeVisible();
}

test("hosts add lines of their own, rename and delete them", async ({ page, request }) => {
  await enter(page, await registerCouple(request));
  await open(page, at("budget"));
  await add(page, "Location du groupe électrogène");
  await add(page, "Feux d’artifice");
  await expect(own(page).getByLabel("Intitulé")).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await own(page).getByRole("link", { name: "Modifier «\u00a0Feux d’artifice »" }).click();
  await expect(own(page).getByLabel("Intitulé")).toBeFocused();
  await own(page).getByLabel("Intitulé").fill("");
  await own(page)
    .getByRole("button", { name: /^Renommer/ })
    .click();
  await expect(own(page).getByLabel("Intitulé")).toHaveAttribute("aria-invalid", "true");
  await own(page).getByLabel("Intitulé").fill("Feux et fontaines");
  await own(page)
    .getByRole("button", { name: /^Renommer/ })
    .click();
  await expect(own(page).getByText("Feux et fontaines")).toBeVisible();
  await expect(own(page).getByLabel("Intitulé")).toHaveCount(0);

  await own(page)
    .getByRole("link", { name: /^Modifier « Feux/ })
    .click();
  await expectAccessible(page, { isNew: true });
  await own(page)
    .getByRole("button", { name: /^Supprimer/ })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Oui" }).click();
  await expect(own(page).getByText("Feux et fontaines")).toHaveCount(0);
  await expect(own(page).getByText("Location du groupe électrogène")).toBeVisible();
});

test("without script, a line is renamed on a page of its own form", async ({
  browser,
  request,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await enter(page, await registerCouple(request));
  await page.goto(at("budget"));
  await add(page, "Feux d’artifice");
  await own(page)
    .getByRole("link", { name: /^Modifier/ })
    .click();
  await own(page).getByLabel("Intitulé").fill("Feux et fontaines");
  await own(page)
    .getByRole("button", { name: /^Renommer/ })
    .click();
  await expect(own(page).getByText("Feux et fontaines")).toBeVisible();
  await context.close();
});
