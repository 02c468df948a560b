import { createHash, randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { query } from "./database.ts";
import { payByWave } from "./pay-by-wave.ts";
import { freshEmail, sessionCookieValue } from "./people.ts";

/** Signs the demonstration's provider in, whose shop is full, in the browser. */
export async function enterShop(page: Page, request: APIRequestContext): Promise<void> {
  const url = `http://localhost:${process.env.E2E_PORT}`;
  const entered = await request.post(`${url}/api/v1/pro/login`, {
    data: { email: "traiteur@exemple.ci", password: "demo" },
  });
  expect(entered.status(), await entered.text()).toBe(200);
  const { token } = await entered.json();
  await page.context().addCookies([{ name: "jdj_pro", value: sessionCookieValue(token), url }]);
}

/**
 * Signs a member of a seller's team in, who is made for it: the demonstration has none.
 * @returns their address
 */
export async function enterShopOf(page: Page, seller: string): Promise<string> {
  const token = randomUUID();
  const email = freshEmail("vente");
  const [user] = await query(
    `insert into users (role, name, last_name, given_names, email, email_verified_at)
      values ('PROVIDER', 'Essai', 'Essai', 'Vente', $1, now()) returning id`,
    [email],
  );
  await query(
    `insert into provider_members (provider_id, user_id, role)
     select id, $2, 'owner' from providers where name = $1 returning id`,
    [seller, user?.id],
  );
  await query(
    "insert into sessions (user_id, token_hash, expires_at) values ($1, $2, now() + interval '1 day') returning user_id as id",
    [user?.id, createHash("sha256").update(token).digest()],
  );
  const url = `http://localhost:${process.env.E2E_PORT}`;
  await page.context().addCookies([{ name: "jdj_pro", value: sessionCookieValue(token), url }]);
  return email;
}

/** Finds a product by a search, and puts it into the cart. */
export async function putIntoCart(page: Page, search: string, name: RegExp): Promise<void> {
  await page.goto(`/shopping?search=${encodeURIComponent(search)}`);
  await page.getByRole("article").getByRole("link", { name }).first().click();
  await page.getByRole("button", { name: "Ajouter au panier" }).click();
  await page.waitForURL(/\/shopping\/cart/);
}

/** Fills the form of an order to Cocody, and goes on to its payment. */
export async function orderToCocody(page: Page): Promise<void> {
  await page.getByLabel("Commune de livraison").selectOption({ label: "Cocody" });
  await page.getByRole("button", { name: "Voir les livraisons" }).click();
  await page
    .getByLabel(/^Téléphone/)
    .last()
    .fill("07 01 02 03 04");
  await page
    .getByRole("textbox", { name: "Adresse", exact: true })
    .fill("Riviera 3, près de la pharmacie");
  await page.getByRole("button", { name: "Commander et payer" }).click();
}

/** Prepares and ships an order in the seller's space, and says more of it. */
export async function sendOrder(page: Page, reference: string, ...more: string[]): Promise<void> {
  await page.goto("/pro/commandes");
  const row = page.getByRole("listitem").filter({ hasText: reference });
  await row.getByRole("link").first().click();
  for (const step of ["Commande préparée", "Commande expédiée", ...more]) {
    await page.getByRole("button", { name: step }).click();
    await expect(page.getByRole("button", { name: step })).toBeHidden();
  }
}

/** Buys twenty fabrics for 150 000 FCFA and their delivery for 2 000 FCFA. @returns the order's page */
export async function buyTwentyFabrics(
  page: Page,
): Promise<{ address: string; reference: string }> {
  await putIntoCart(page, "lot de 20 pagnes", /Lot de 20 pagnes/);
  await page.getByRole("link", { name: "Commander" }).click();
  await orderToCocody(page);
  await payByWave(page);
  await page.goto("/shopping/orders");
  await page.getByRole("link", { name: /Lot de 20 pagnes/ }).click();
  await page.waitForURL(/\/shopping\/orders\/./);
  const [, reference = ""] = /orders\/([^/?]+)/.exec(page.url()) ?? [];
  return { address: page.url(), reference };
}
