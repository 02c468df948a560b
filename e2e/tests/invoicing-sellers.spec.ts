import { expect } from "@playwright/test";
import { query } from "../support/database.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { test } from "../support/shared-window.ts";
import { enterShopOf } from "../support/shop.ts";

/** Gives an owner the password « demo », as the demonstration's people have. */
async function givePassword(email: string): Promise<void> {
  await query(
    `update users set password_hash =
       (select password_hash from users where email = 'traiteur@exemple.ci') where email = $1 returning id`,
    [email],
  );
}

test("a seller entrusts their key, replaces a refused form, and takes the key back", async ({
  page,
}) => {
  const [seller] = (await query(
    "select p.name from sellers s join providers p on p.id = s.provider_id where s.sells_only order by p.id desc limit 1",
    [],
  )) as unknown as { name: string }[];
  await givePassword(await enterShopOf(page, seller?.name ?? ""));
  await page.goto("/pro/factures");
  await expect(page.getByText("Aucune facture pour le moment")).toBeVisible();
  await page.getByRole("link", { name: "Émises" }).click();
  await page.getByRole("link", { name: "confiez-nous votre clé FNE" }).click();
  await page.getByLabel("Compte contribuable").fill("7654321 b");
  await page.getByLabel("Clé d’API FNE").fill("FNE-essai-9876");
  await page.getByLabel("Établissement").fill("Siège");
  await page.getByLabel("Point de vente").fill("En ligne");
  await page.getByLabel("Votre mot de passe").fill("un autre");
  await page.getByRole("button", { name: "Confier cette clé" }).click();
  await expect(page.getByLabel("Établissement")).toHaveValue("Siège");
  // Neither the key nor the password is sent back.
  await expect(page.getByLabel("Clé d’API FNE")).toHaveValue("");
  expect(await page.content()).not.toContain("FNE-essai-9876");
  await page.getByLabel("Clé d’API FNE").fill("FNE-essai-9876");
  await page.getByLabel("Votre mot de passe").fill("demo");
  await page.getByRole("button", { name: "Confier cette clé" }).click();
  await expect(page.getByText("•••• 9876")).toBeVisible();
  await expect(page.getByLabel("Compte contribuable")).toHaveValue("7654321B");
  expect(await page.content()).not.toContain("FNE-essai-9876");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByText("Retirer ma clé").click();
  await page.getByRole("button", { name: "Oui, retirer" }).click();
  await expect(page.getByRole("heading", { name: "Confier ma clé" })).toBeVisible();
});
