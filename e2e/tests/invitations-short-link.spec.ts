import { expect } from "@playwright/test";
import { answersOf, cards, sendCard, tokenOf } from "../support/cards.ts";
import { addGuests, caughtMessage, registerCouple } from "../support/people.ts";
import { openPublicCard } from "../support/responses.ts";
import { test } from "../support/shared-window.ts";

test("the short address of a message redirects to the guest's card, and changes nothing by itself", async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const couple = await registerCouple(request);
  const [guest] = await addGuests(request, couple, 1);
  if (!guest) throw new Error("No guest was added");
  await sendCard(request, couple, [guest.id]);
  const { links } = await caughtMessage(request, guest.email ?? "");
  const token = tokenOf(links);

  const stranger = await playwright.request.newContext(baseURL ? { baseURL } : {});
  for (const method of ["GET", "HEAD"]) {
    const answer = await stranger.fetch(`/i/${token}`, { method, maxRedirects: 0 });
    const { location, "x-robots-tag": robots } = answer.headers();
    expect([answer.status(), location, robots]).toEqual([302, cards.own(token), "noindex"]);
  }
  expect(await answersOf(request, couple)).toEqual({ [guest.id]: "none" });

  await page.goto(`/i/${token}`);
  await expect(page).toHaveURL(new RegExp(`${cards.own(token)}$`));
  await expect(page.getByRole("button", { name: "Confirmer votre présence" })).toBeVisible();

  const path = await openPublicCard(request, couple);
  expect(path).toMatch(/^\/i\/e\./);
  await page.goto(path);
  await expect(page).toHaveURL(new RegExp(`/wedding-card/${path.slice(3)}$`));
  await expect(page.getByText("Confirmer votre présence").first()).toBeVisible();
  await stranger.dispose();
});

test("an unknown short address is a 404 page in French", async ({ page }) => {
  for (const token of ["0123456789abcdef", "e.aaaaaaaaaaaaaaaaaaaaaa", "12"]) {
    const answer = await page.goto(`/i/${token}`);
    expect([token, answer?.status()]).toEqual([token, 404]);
    await expect(
      page.getByRole("heading", { name: "Cette invitation est introuvable" }),
    ).toBeVisible();
  }
});
