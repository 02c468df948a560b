import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { enter, notebook, open } from "../support/notebook.ts";
import { cachedPaths } from "../support/offline.ts";
import { type Person, registerCouple } from "../support/people.ts";
import { inviteGuests, openCheckIn } from "../support/responses.ts";

test.use({ serviceWorkers: "allow" });

/** What this browser stores of a person: texts, databases with their rows, cached pages. */
function cachedPagesOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const texts = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    const stores = (await caches.keys()).filter((name) => !name.startsWith("joie-files-"));
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? "");
    return [...texts.filter((key) => key !== "jdj-person"), ...stores, ...databases];
  });
}

/** Awa plans on this phone: a cached notebook, a check-in list, drafts, a picture, a queued form. */
async function use(page: Page, request: APIRequestContext): Promise<Person> {
  const awa = await registerCouple(request);
  await inviteGuests(request, awa, 1);
  await enter(page, awa);
  await page.goto(await openCheckIn(request, awa, "Entrée"));
  await expect(page.getByText("Cette page reste sur ce téléphone.")).toBeVisible();
  await open(page, notebook.summary);
  await expect
    .poll(async () => (await cachedPaths(page)).length, { timeout: 25_000 })
    .toBeGreaterThan(0);
  await page.evaluate(async (eventId) => {
    localStorage.setItem(`jdj-summary-${eventId}`, '{"q1":"secret"}');
    sessionStorage.setItem(`jdj-invites-${eventId}`, '{"0.last_name":"Konan"}');
    await new Promise((done) => {
      const asked = indexedDB.open("jdj-cards", 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore("pictures");
      asked.onsuccess = () => {
        asked.result.close();
        done(null);
      };
    });
  }, awa.eventId);
  const cached = await cachedPagesOf(page);
  for (const name of [
    `joie-person-${awa.userId}`,
    "joie-accueil",
    "joie-du-jour-door",
    "jdj-cards",
  ])
    expect(cached).toContain(name);
  return awa;
}

test("signing out leaves nothing of an account on the phone", async ({ page, request }) => {
  await use(page, request);
  await page.goto("/deconnexion");
  await page.getByRole("main").getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page.getByText("Vous êtes déconnecté.")).toBeVisible();
  await expect.poll(() => cachedPagesOf(page)).toEqual([]);
});

test("a session that was ended elsewhere leaves nothing to see", async ({ page, request }) => {
  const awa = await use(page, request);
  const headers = { authorization: `Bearer ${awa.token}` };
  expect((await request.delete("/api/v1/sessions", { headers })).ok()).toBe(true);
  await page.goto("/");
  await expect.poll(() => cachedPagesOf(page)).toEqual([]);
});

test("another account on the same phone finds nothing of the first", async ({
  page,
  request,
  context,
}) => {
  await use(page, request);
  const binta = await registerCouple(request);
  await enter(page, binta);
  await open(page, notebook.couple);
  const ofAwa = async () =>
    (await cachedPagesOf(page)).filter(
      (name) => !name.includes(String(binta.userId)) && name !== "jdj-page-cache",
    );
  await expect.poll(ofAwa).toEqual([]);
  await context.setOffline(true);
  await page.goto(notebook.summary);
  await expect(page.getByText("secret")).toBeHidden();
});

test("a tab of the first account saves nothing over the second, and keeps what was typed", async ({
  page,
  request,
}) => {
  await enter(page, await registerCouple(request));
  await open(page, notebook.couple);
  const groom = page.getByRole("region", { name: "Informations du fiancé" });
  const name = groom.getByRole("textbox", { name: "Nom", exact: true });
  await name.fill("Kouadio");
  const binta = await registerCouple(request);
  await enter(page, binta);
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Un autre compte s’est connecté dans ce navigateur")).toBeVisible();
  await expect(name).toHaveValue("Kouadio");
  const headers = { authorization: `Bearer ${binta.token}` };
  const couple = await request.get(`/api/v1/marrieds-by-event/${binta.eventId}`, { headers });
  expect(await couple.text()).not.toContain("Kouadio");
});
