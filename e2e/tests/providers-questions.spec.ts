import { at } from "@jdj/contract/paths/addresses";
import { expect } from "@playwright/test";
import { query } from "../support/database.ts";
import { enter } from "../support/notebook.ts";
import { enterBookings, offerPackage } from "../support/packages.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { registerCouple } from "../support/people.ts";
import { test } from "../support/shared-window.ts";

test("a provider answers questions on their page, and keeps replies for the chat", async ({
  page,
  browser,
  request,
}) => {
  const { id, email } = await offerPackage("Avec questions");
  const [offered] = await query("select provider_id as id from packages where id = $1", [id]);
  const provider = offered?.id ?? 0;
  const pro = await (await browser.newContext()).newPage();
  await enterBookings(pro, email);
  await pro.goto(at("proQuestions"));
  await pro.getByLabel("Question 1").fill("Livrez-vous à Bassam ?");
  await pro.getByRole("button", { name: "Enregistrer" }).click();
  await expect(pro.getByText("Écrivez la réponse").first()).toBeVisible();
  await expectAccessible(pro);
  await pro.getByLabel("Réponse 1").fill("Oui, dès 50 invités.");
  await pro.getByRole("button", { name: "Enregistrer" }).click();
  await expect(pro.getByText("Questions enregistrées")).toBeVisible();
  await expect(pro.getByLabel("Question 1")).toHaveValue("Livrez-vous à Bassam ?");
  await expectNoSidewaysScroll(pro);

  const couple = await registerCouple(request);
  await enter(page, couple);
  await page.goto(at("provider", { id: provider }));
  await expect(page.getByText("Oui, dès 50 invités.")).toBeHidden();
  await page.getByText("Livrez-vous à Bassam ?").click();
  await expect(page.getByText("Oui, dès 50 invités.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Téléphone", { exact: false }).last().fill("07 01 02 03 04");
  await page.getByLabel("Votre message").fill("Êtes-vous libre en mars ?");
  await page.getByRole("button", { name: "Envoyer ma demande" }).click();
  await expect(page.getByText(/Le prestataire vous recontactera/)).toBeVisible();

  // What marks the conversation as read ends while the reply is being kept.
  const keeping = Promise.withResolvers<void>();
  await pro.route(/\/demandes\/\d+\.data/, async (route) => {
    const sent = route.request().postData() ?? "";
    if (sent.includes("intent=read")) await keeping.promise;
    if (sent.includes("intent=reply-template")) {
      const reloaded = pro.waitForResponse(
        (answer) => answer.request().method() === "GET" && answer.url().includes(".data"),
      );
      keeping.resolve();
      await reloaded;
    }
    await route.continue();
  });
  await pro.goto(at("proRequests"));
  await pro.getByRole("link", { name: /Êtes-vous libre en mars/ }).click();
  await pro
    .getByRole("textbox", { name: "Votre message" })
    .fill("Bonjour, je vous réponds demain.");
  await pro.getByText("Réponses prêtes").click();
  await pro.getByLabel("Nom de la réponse").fill("Demain");
  await pro.getByRole("button", { name: "Garder" }).click();
  await expect(pro.getByRole("button", { name: "Demain" })).toBeVisible();
  await pro.getByRole("textbox", { name: "Votre message" }).fill("");
  await pro.getByRole("button", { name: "Demain" }).click();
  await expect(pro.getByRole("textbox", { name: "Votre message" })).toHaveValue(
    "Bonjour, je vous réponds demain.",
  );
  await expectNoSidewaysScroll(pro);
  await pro.context().close();
});
