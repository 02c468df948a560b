import { expect, type Page } from "@playwright/test";

/** Pays by Wave on the page of a payment, at the fake gateway. */
export async function payByWave(page: Page): Promise<void> {
  await page.waitForURL(/\/paiement\//);
  await page.getByRole("radio", { name: "Wave" }).check();
  await page.getByRole("button", { name: "Payer" }).click();
  await page.waitForURL(/dev\/paiement/);
  await page.getByRole("button", { name: "Payer", exact: true }).click();
  await page.waitForURL(/\/paiement\//);
  await expect(page.getByText(/Paiement reçu/)).toBeVisible();
}
