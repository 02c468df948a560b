import { expect } from "@playwright/test";
import { cards, next } from "../support/cards.ts";
import { enter } from "../support/notebook.ts";
import { addGuests, registerNamedCouple } from "../support/people.ts";
import { test } from "../support/shared-window.ts";

test("a payment that is left early and paid elsewhere leaves the next card free", async ({
  page,
  request,
}) => {
  const couple = await registerNamedCouple(request);
  await addGuests(request, couple, 2);
  const headers = { authorization: `Bearer ${couple.token}` };
  await enter(page, couple);
  const write = async (text: string, channel: RegExp) => {
    await page.getByRole("radio", { name: "Mon propre texte" }).check();
    await page.getByRole("button", { name: "Gras" }).waitFor();
    // A new card begins with a ready text, never with that of the former.
    const message = page.getByRole("textbox", { name: "Votre message" });
    await expect(message).not.toHaveText("");
    await expect(message).not.toContainText("Venez");
    await message.fill(text);
    await next(page).click();
    await page.getByRole("radio", { name: "Médaillon" }).check();
    await next(page).click();
    await page.getByRole("radio", { name: channel }).check();
    await next(page).click();
    await page.getByRole("checkbox", { name: "Tout sélectionner" }).check();
    await next(page).click();
  };
  await page.goto(cards.wizard);
  await write("Venez danser", /^SMS/);
  await page.getByRole("button", { name: "Envoyer sans lien" }).click();
  await page.getByRole("button", { name: "Aller au paiement" }).click();
  await page.waitForURL(/paiement\//);
  const reference = new URL(page.url()).pathname.split("/").at(-1) ?? "";

  // Whoever comes back to correct the card finds it.
  await page.getByRole("link", { name: "Retour au résumé" }).click();
  // On a phone the text is folded in the summary.
  await expect(page.getByText("Venez danser").first()).toBeAttached();
  // Its price is known before the payment: between this and the sending the credit would cover it.
  await expect(page.getByText("Paiement minimum")).toBeVisible();

  const initiated = await request.post("/api/v1/wave-payment", {
    headers,
    data: { transaction_id: reference },
  });
  const { payment_url } = (await initiated.json()).data;
  await request.post(payment_url, { form: { outcome: "pay" } });
  const status = async () =>
    (await (await request.get("/api/v1/messages", { headers })).json())[0]?.status;
  await expect.poll(status, { timeout: 30_000 }).toBe("done");

  // The card has left meanwhile: it is said once, and the draft is a new card from then on.
  await page.goto(`${cards.wizard}#resume`);
  await page.getByRole("button", { name: "Envoyer sans lien" }).click();
  await page.getByRole("button", { name: "Aller au paiement" }).click();
  await expect(page.getByText(/déjà partie ou annulée/).first()).toBeVisible();

  // Whoever starts a card gets an empty one.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith("jdj-card-draft"))
        localStorage.setItem(
          key,
          JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? "{}"), ordered: true }),
        );
  });
  await page.goto(cards.list);
  await page.goto(cards.wizard);
  await write("Venez encore", /^E-mail/);
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  await page.waitForURL(/carte-d-invitation-mariage\/\d+/);
});
