import { at } from "@jdj/contract/paths/addresses";
import { expect } from "@playwright/test";
import { enter, notebook, open } from "../support/notebook.ts";
import { registerCouple } from "../support/people.ts";
import { checkAndSave } from "../support/pictures.ts";
import { inviteGuests, responses, saveSettings } from "../support/responses.ts";
import { test } from "../support/shared-window.ts";

test("a guest has a page: their card, their answer, and the card again by another channel @both", async ({
  page,
  request,
}) => {
  const couple = await registerCouple(request);
  const [guest] = await inviteGuests(request, couple, 1);
  if (!guest) throw new Error("No guest was invited");
  const headers = { authorization: `Bearer ${couple.token}` };
  const asked = { per_person: true, choices: [] };
  await saveSettings(request, couple, {
    questions: [
      { ...asked, kind: "choice", label: "Repas", choices: ["Poisson", "Poulet"] },
      { ...asked, kind: "text", label: "Prénoms et nom" },
    ],
  });
  const path = `/api/v1/attendance/guests/${guest.id}`;
  const { questions }: { questions: { id: number }[] } = await (
    await request.get(path, { headers })
  ).json();
  await request.post(`/api/v1/rsvp/${guest.token}`, {
    data: {
      answer: "yes",
      companions: 1,
      replies: [
        { question_id: questions[0]?.id, values: ["Poulet", "Poisson"] },
        { question_id: questions[1]?.id, values: ["", "Koffi Brou"] },
      ],
    },
  });

  await enter(page, couple);
  await open(page, notebook.guests);
  const last = guest.name.split(" ").at(-1) ?? "";
  await page.getByRole("rowheader", { name: last }).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: guest.name })).toBeVisible();
  await expect(page.getByText("avec 1 accompagnant")).toBeVisible();
  const koffi = page.getByRole("listitem").filter({ hasText: "Koffi Brou" });
  await expect(koffi).toContainText("Repas : Poisson");
  const card = page.getByRole("img", { name: /^La carte/ });
  await expect(card).toBeVisible();
  await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(540);
  await expect(page.getByRole("link", { name: `/i/${guest.token}` })).toBeVisible();
  await checkAndSave(page, "invite");

  const channels = page.getByRole("navigation", { name: "Choisir le canal" });
  await channels.getByRole("link", { name: /^SMS/ }).click();
  await expect(page.getByRole("region", { name: "Prix de l’envoi" })).toContainText("FCFA");
  await checkAndSave(page, "invite-sms");
  await page.getByRole("button", { name: /^Payer .* et envoyer$/ }).click();
  await expect(page).toHaveURL(/paiement/);
  await page.goBack();

  await open(page, `${at("guest", { eventGuestId: guest.id })}?canal=5`);
  await page.getByRole("button", { name: "Écrire par WhatsApp" }).click();
  await expect(
    page.getByRole("link", { name: `Écrire à ${guest.name} par WhatsApp` }),
  ).toBeVisible();
  await page
    .getByRole("link", { name: new RegExp(last) })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: guest.name })).toBeVisible();

  await open(page, responses.view("invites"));
  await page.getByRole("link", { name: guest.name }).click();
  await expect(page.getByRole("heading", { name: "Ses messages" })).toBeVisible();
});

test("a guest of somebody else has no page", async ({ page, request }) => {
  const couple = await registerCouple(request);
  const [guest] = await inviteGuests(request, couple, 1);
  await enter(page, await registerCouple(request));
  const answer = await page.goto(at("guest", { eventGuestId: guest?.id ?? 0 }));
  expect(answer?.status()).toBe(404);
});
