import { expect } from "@playwright/test";
import { cards, expectSound, next, sendCard } from "../support/cards.ts";
import { enterAt } from "../support/notebook.ts";
import { addGuest, caughtMessage, registerNamedCouple } from "../support/people.ts";
import { test } from "../support/shared-window.ts";

test("a failed email shows its reason, and is resent once the address is corrected", async ({
  page,
  request,
}) => {
  const couple = await registerNamedCouple(request);
  const wrong = `echec-${couple.eventId}@exemple.test`;
  const right = `ismael-${couple.eventId}@exemple.test`;
  const guest = await addGuest(request, couple, wrong);
  const id = await sendCard(request, couple, [guest.id]);

  await enterAt(page, couple, `${cards.detail(id)}?vue=destinataires`);
  await expect(page.getByText("Échecs").locator("..")).toContainText("1");
  const row = page.getByRole("row").filter({ hasText: "Traoré" });
  await expect(row).toContainText("Non envoyé");
  await expect(row).toContainText("Adresse refusée par le serveur du destinataire");
  await expectSound(page);

  const changed = await request.post("/api/v1/guests-events-update", {
    headers: { authorization: `Bearer ${couple.token}` },
    data: {
      id: guest.id,
      event_id: couple.eventId,
      guest_id: guest.guest_id,
      civility: "Monsieur",
      last_name: "Traoré",
      given_names: "Ismaël",
      email: right,
      phone_number_1: "+(225) 05 02 00 00 01",
      has_confirmed: 0,
    },
  });
  expect(changed.status(), await changed.text()).toBe(200);

  await row.getByRole("button", { name: "Renvoyer" }).click();
  await page.waitForURL(new RegExp(`${cards.list}$`));
  await expect(page.getByText("Message envoyé avec succès !")).toBeVisible();
  const sentEmail = await caughtMessage(request, right);
  expect(sentEmail.text).toContain("Ismaël, nous vous attendons.");
  await page.goto(`${cards.detail(id)}?vue=destinataires`);
  await expect(row).toContainText("Envoyé");
  await expect(row.getByRole("button", { name: "Renvoyer" })).toHaveCount(0);
});

test("a guest without an address is shown, explained, and cannot be chosen", async ({
  page,
  request,
}) => {
  const couple = await registerNamedCouple(request);
  const guest = await addGuest(request, couple, "provisoire@exemple.test");
  const changed = await request.post("/api/v1/guests-events-update", {
    headers: { authorization: `Bearer ${couple.token}` },
    data: {
      id: guest.id,
      event_id: couple.eventId,
      guest_id: guest.guest_id,
      civility: "Monsieur",
      last_name: "Traoré",
      given_names: "Ismaël",
      email: "",
      phone_number_1: "+(225) 05 02 00 00 01",
      has_confirmed: 0,
    },
  });
  expect(changed.status(), await changed.text()).toBe(200);
  await enterAt(page, couple, cards.wizard);
  await page.getByRole("radio", { name: /^Classique/ }).check();
  await next(page).click();
  await page.getByRole("radio", { name: "Lisière" }).check();
  await next(page).click();
  await page.getByRole("radio", { name: /^E-mail/ }).check();
  await next(page).click();
  await expect(page.getByText("Pas d’adresse e-mail")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /Traoré/ })).toBeDisabled();
  await expect(page.getByText(/1\s?invité sans adresse e-mail/)).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await expectSound(page);
});
