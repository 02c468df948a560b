import { at } from "@jdj/contract/paths/addresses";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { cards, tokenOf } from "../support/cards.ts";
import { query } from "../support/database.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { addGuests, caughtMessage, type Person, registerCouple } from "../support/people.ts";
import { photo, savePicture } from "../support/pictures.ts";
import { holdCeremonies, saveSettings } from "../support/responses.ts";
import { test } from "../support/shared-window.ts";

const brand = /joie du jour/i;
const merry =
  /joie|fête|festi|célébr|heureux|félicit|réjoui|plaisir|bonheur|mari(?:age|é)|couple|fianc|!|\bJ-\d/i;

/** What nobody in mourning reads on a page: the product's name, a merry word, a word of weddings. */
async function expectSober(page: Page, name: string): Promise<void> {
  const read = await page.evaluate(() => {
    const tags = [...document.querySelectorAll('meta[property^="og:"], meta[name="description"]')];
    const named = [
      ...document.querySelectorAll("main [aria-label], main [alt], main [placeholder]"),
    ];
    return {
      tags: tags.map((tag) => tag.getAttribute("content") ?? ""),
      labels: named.flatMap((one) =>
        ["aria-label", "alt", "placeholder"].map((label) => one.getAttribute(label) ?? ""),
      ),
      manifests: document.querySelectorAll('link[rel="manifest"]').length,
    };
  });
  const texts = [await page.title(), ...read.tags.filter((tag) => !tag.startsWith("http"))];
  await expect.soft(page.locator("body"), name).not.toContainText(brand);
  await expect.soft(page.locator("main"), name).not.toContainText(merry);
  for (const text of [...texts, ...read.labels]) expect.soft(text.match(merry), name).toBeNull();
  expect.soft(read.manifests, name).toBe(0);
}

/** Makes the event of somebody the funeral of their father. */
async function mourn(request: APIRequestContext, family: Person): Promise<void> {
  const [type] = await query(
    "update event_types set archived_at = null where code = 'funeral' returning id",
    [],
  );
  await query(
    "update events set event_type_id = $1, name = 'Obsèques de Yao Kouamé', seed = 'sobre-' || seed where id = $2 returning id",
    [type?.id, family.eventId],
  );
  const [role] = await query("select id from celebrated_roles where code = 'deceased'", []);
  const saved = await request.post("/api/v1/marrieds/events", {
    headers: { authorization: `Bearer ${family.token}` },
    data: {
      ...{ event_id: family.eventId, married_id: role?.id, civility: "Monsieur" },
      ...{ last_name: "Kouamé", given_names: "Yao Jean", born_on: "1948-03-02" },
      ...{ died_on: "2026-11-10", families: "Les familles Kouamé et Brou" },
    },
  });
  expect(saved.status(), await saved.text()).toBe(200);
}

test("no page that a guest of a funeral sees is merry, names the product or speaks of a wedding @both", async ({
  page,
  request,
}) => {
  const family = await registerCouple(request);
  const { eventId } = family;
  await holdCeremonies(request, family);
  await mourn(request, family);
  const headers = { authorization: `Bearer ${family.token}` };
  const call = async (method: "POST" | "PUT" | "GET", path: string, data?: object) => {
    const answer = await request.fetch(`/api/v1/${path}`, {
      method,
      headers,
      ...(data && { data }),
    });
    expect(answer.status(), `${path} ${await answer.text()}`).toBe(200);
    return answer.json();
  };
  const see = async (name: string, path: string) => {
    const answer = await page.goto(path);
    expect.soft(answer?.status(), name).toBeLessThan(500);
    await expectSober(page, name);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await savePicture(page, `sober-${name}`);
  };

  await call("POST", `event-page-settings/${eventId}/places`, {
    ...{ name: "Hôtel du Lac", address: "Bouaflé", phone_number_1: "", price_note: "", link: "" },
  });
  await call("POST", `event-page-settings/${eventId}/questions`, {
    ...{ question: "Quelle tenue porter ?", answer: "Noir et blanc" },
  });
  const opened = async (visibility: string, password?: string) => {
    const { version } = await call("GET", `event-page-settings/${eventId}`);
    const chosen = { visibility, version, ...(password && { password }) };
    await call("PUT", `event-page-settings/${eventId}/visibility`, chosen);
    return (await call("GET", `event-page-settings/${eventId}`)).path as string;
  };
  await call("PUT", `albums/${eventId}`, { is_open: true, asks_approval: false });
  const photos = (await call("GET", `albums/${eventId}`)).path as string;
  await call("POST", `contributions/${eventId}/people`, {
    ...{ name: "Tantie Rose", group: "Famille", phone_number_1: "", pledged: "20000", note: "" },
  });
  const register = await call("GET", `contributions/${eventId}`);
  const contribution = JSON.stringify(register).match(/\/cotisation\/[^"]+/)?.[0] ?? "";
  const group = await call("POST", `group-links/${eventId}`, {
    ...{ name: "Paroisse", seats: 3, closes_on: null },
    ...{ needs_approval: false, counts_companions: true, shows_left: true },
  });
  const groups = JSON.stringify(await call("GET", `group-links/${eventId}/${group.id}`));
  const registration = groups.match(/\/groupe\/[^"]+/)?.[0] ?? "";
  await call("POST", `fabric-orders/${eventId}`, {
    ...{ name: "Pagne noir et blanc", unit: "le complet", unit_price: "15000", sizes: "" },
    ...{ deadline: "2030-01-01", note: "", seller_name: "", phone_number_1: "" },
  });

  const link = await opened("link");
  await see("event-page", link);
  await see("photos", photos);
  await expect(page.locator("form[data-album][data-ready]")).toBeAttached();
  await page.getByLabel(/^Vos photos/).setInputFiles([photo]);
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(page.getByText(/photo est arrivée/)).toBeVisible();
  await expectSober(page, "photos-sent");
  await see("album", `${link}/photos`);
  await page.goto(`${link}/photos`);
  await page.locator("main a:has(img)").first().click();
  await expect(page.getByText("1 sur 1")).toBeVisible();
  await expectSober(page, "photo");
  await see("locked", await opened("password", "veillee-2026"));

  await see("contribution", contribution);
  await see("group", registration);
  await page.getByLabel("Prénoms").fill("Aya");
  await page.getByRole("textbox", { name: /^Nom/ }).fill("Koné");
  await page.getByRole("textbox", { name: "Téléphone" }).fill("0701020304");
  await page.getByLabel("Combien de personnes, vous compris").selectOption("2");
  await page.getByRole("button", { name: "M’inscrire" }).click();
  await expect(page.getByRole("heading", { name: /^Merci, vous êtes inscrit/ })).toBeVisible();
  await expectSober(page, "registered");
  await savePicture(page, "sober-registered");

  const guests = await addGuests(request, family, 3);
  const [design] = await query("select id from card_designs where code = 'filet'", []);
  await call("POST", "messages", {
    ...{ channel_id: 1, message_category_id: 1, message_design_id: design?.id, subject: "" },
    body: "[civilité] [prénoms] [nom],\n\nNous vous faisons part du décès de [défunt].",
    tab: guests.map(({ id }) => id),
  });
  const tokens: string[] = [];
  for (const { email } of guests)
    tokens.push(tokenOf((await caughtMessage(request, email ?? "")).links));
  const [first = "", second = "", third = ""] = tokens;
  await see("card", cards.own(first));
  const calendar = await page.getByRole("link", { name: "Ajouter à mon agenda" }).first();
  const written = await (await request.get((await calendar.getAttribute("href")) ?? "")).text();
  expect.soft(written, "calendar").toContain("BEGIN:VCALENDAR");
  expect.soft(written, "calendar").not.toMatch(/joie du jour|fête|mariage|!/i);
  await page.getByRole("button", { name: /^Oui/ }).click();
  await expect(page.getByText("La famille vous remercie de votre réponse").first()).toBeVisible();
  await expectSober(page, "answered");
  await savePicture(page, "sober-answered");
  await see("answered-card", cards.own(first));
  await see("thanks", at("thanks", { weddingCardId: first }));
  await see("attendance", cards.confirm(second));

  await saveSettings(request, family);
  await query(
    "update rsvp_settings set deadline = current_date - 2 where event_id = $1 returning event_id",
    [eventId],
  );
  await see("closed-answer", cards.own(third));
  await call("PUT", `events/${eventId}/cancellation`);
  await see("cancelled-card", cards.own(first));
  await see("cancelled-group", registration);
  await see("cancelled-contribution", contribution);
  await expect(page.getByText("n’aura pas lieu. Rien ne vous est demandé.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Payer par mobile money" })).toHaveCount(0);
});
