import { at } from "@jdj/contract/paths/addresses";
import { expect, test } from "@playwright/test";
import { expectSound } from "../support/cards.ts";
import { query } from "../support/database.ts";
import { enter, open } from "../support/notebook.ts";
import { addGuests, registerNamedCouple } from "../support/people.ts";

const shots = process.env.E2E_SHOTS;

test("hosts read what guests answer by WhatsApp, and answer from their phone @both", async ({
  page,
  request,
}) => {
  const couple = await registerNamedCouple(request);
  const [guest, other] = await addGuests(request, couple, 2);
  await enter(page, couple);
  await open(page, at("guestMessages"));
  await page.getByRole("link", { name: "Ce que vos invités répondent" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mots de vos invités" })).toBeVisible();
  await expect(page.getByText("vient ici.")).toBeVisible();
  await query("update guests set phone_1 = '+2250700112231' where id = $1", [guest?.id]);
  for (const [id, text] of [
    [other?.id, null],
    [guest?.id, "Merci !\nNous arrivons la veille, avec la petite dernière."],
  ])
    await query(
      "insert into guest_replies (guest_id, channel, gateway_id, text, received_at) values ($1, 'whatsapp', $2, $3, now())",
      [id, `wamid.${id}`, text],
    );
  await page.reload();
  const words = page.getByRole("list", { name: "Mots" }).getByRole("listitem");
  await expect(words).toHaveCount(2);
  await expect(words.first()).toContainText("Nous arrivons la veille");
  await expect(words.first().getByRole("link", { name: /^Répondre/ })).toHaveAttribute(
    "href",
    "https://wa.me/2250700112231",
  );
  await expect(words.nth(1)).toContainText("que nous ne recevons pas");
  await expectSound(page);
  const width = page.viewportSize()?.width;
  if (shots) await page.screenshot({ path: `${shots}/replies-${width}.png`, fullPage: true });
  await words
    .first()
    .getByRole("link", { name: /^Élodie Konan/ })
    .click();
  await expect(page.getByRole("heading", { name: "Ce qu’on vous a répondu" })).toBeVisible();
  await expectSound(page);
  if (shots) await page.screenshot({ path: `${shots}/replies-guest-${width}.png`, fullPage: true });
});
