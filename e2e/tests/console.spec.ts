import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/page-checks.ts";
import { caughtMessagesTo, freshEmail } from "../support/people.ts";
import { activateStaff, addStaff } from "../support/staff.ts";

test("an admin sets a price and answers a message, each seen at once by customers and in the log", async ({
  page,
  request,
  baseURL,
}) => {
  const failures: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("401"))
      failures.push(message.text());
  });
  const writer = freshEmail("adjoua");
  await request.post("/api/v1/chat-messages", {
    data: { name: "Adjoua Konan", email: writer, msg: "Ouvrez-vous le samedi ?" },
  });
  const { link } = addStaff("admin", baseURL ?? "");
  await activateStaff(page, link);

  await page.goto("/console#/channels");
  await page.getByRole("cell", { name: "WhatsApp", exact: true }).click();
  await page.getByLabel(/^Nouveau prix/).fill("65");
  await page.getByRole("button", { name: "Enregistrer le prix" }).click();
  await expect(page.getByText("Prix : 65 FCFA")).toBeVisible();
  await expectAccessible(page);
  const channels: { id: number; selling_price: number }[] = await (
    await request.get("/api/v1/channels")
  ).json();
  expect(channels.find(({ id }) => id === 4)?.selling_price).toBe(65);

  await page.goto("/console#/messages");
  await page.getByRole("row").filter({ hasText: writer }).getByText("Adjoua Konan").click();
  await page.getByLabel("Votre réponse").fill("Oui, de 9 h à 13 h.");
  await page.getByRole("button", { name: "Répondre par e-mail" }).click();
  await expect(page.getByText("Ama Brou,")).toBeVisible();
  await expect
    .poll(async () => (await caughtMessagesTo(request, writer))[0]?.text ?? "")
    .toContain("Oui, de 9 h à 13 h.");

  await page.goto("/console#/audit");
  await expect(page.getByRole("cell", { name: "Réponse à un message" }).first()).toBeVisible();
  await page.getByRole("cell", { name: "Prix d’un canal fixé" }).first().click();
  await expect(page.getByRole("row", { name: /priceFcfa/ })).toContainText("65");
  expect(failures).toEqual([]);
});

test("a support role sees nothing of finance's, by page and by call", async ({ page, baseURL }) => {
  const { link } = addStaff("support", baseURL ?? "");
  await activateStaff(page, link);
  await page.goto("/console#/messages");
  await page.getByRole("button", { name: /menu/i }).first().click();
  await expect(page.getByRole("menuitem", { name: "Personnes" })).toBeVisible();
  for (const name of ["Canaux et prix", "Paiements", "Journal", "Équipe"])
    await expect(page.getByRole("menuitem", { name })).toHaveCount(0);
  for (const resource of ["channels", "payments", "audit", "staff"]) {
    const status = await page.evaluate(
      async (path) =>
        (await fetch(`/api/v1/console/${path}`, { headers: { "x-console": "1" } })).status,
      resource,
    );
    expect(status).toBe(403);
    await page.goto(`/console#/${resource}`);
    await expect(page.getByText(/accès|autorisation|permission/i).first()).toBeVisible();
    await expect(page.getByRole("table")).toHaveCount(0);
  }
});
