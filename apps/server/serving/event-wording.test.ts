import { introductionReference } from "@jdj/api/areas/content/section-introductions/reference";
import { introductionKeys } from "@jdj/contract/content/section-introductions";
import { wordingOf } from "@jdj/contract/notebook/event-wording";
import { weddingWordsIn } from "@jdj/contract/notebook/wedding-words";
import { at } from "@jdj/contract/paths/addresses";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite, type TestSite } from "../testing/site.ts";

const held: { site?: TestSite } = {};

beforeAll(async () => {
  held.site = await openSite();
});

afterAll(() => held.site?.close());

/** The pages of a notebook, by the number of its event. */
function pagesOf(eventId: number): string[] {
  const names = [
    ...(["couple", "summary", "committee", "budget", "planning", "ceremonies", "guests"] as const),
    ...(["cards", "newCard", "responses", "responsesSettings", "events", "sharing"] as const),
  ];
  return [
    ...names.map((name) => at(name)),
    at("createGuests", { eventId }),
    at("importGuests", { eventId }),
  ];
}

/** What a person sees or hears of a page: its texts, and those of its labels and placeholders. */
function textOf(html: string): string {
  const shown = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, " ");
  const spoken = shown.matchAll(/\b(?:aria-label|alt|placeholder|title)="([^"]*)"/g);
  return [shown.replace(/<[^>]*>/g, " "), ...[...spoken].map(([, text]) => text)].join(" ");
}

const types = [
  [1, "wedding"],
  [2, "birthday"],
  [3, "christening"],
  [4, "brunch"],
  [5, "baby-shower"],
  [6, "religious-feast"],
  [7, "entertainment"],
] as const;

describe("the notebook of an event", () => {
  it.each(types)("of type %s, a %s, speaks of a wedding only if it is one", async (id, code) => {
    const { site } = held;
    if (!site) throw new Error("The site did not open");
    const { cookie, token, eventId } = await site.enter({
      email: `${code}@exemple.test`,
      event_type_id: id,
    });
    const ceremonies = await site.routes.request(
      `/api/v1/dates-places-by-event/${eventId}`,
      { headers: { authorization: `Bearer ${token}` } },
      {},
    );
    const [first] = (await ceremonies.json()) as { id: number }[];
    const forms = [at("editCeremony", { eventId, datePlaceId: first?.id ?? 0 })];
    const found: Record<string, string[]> = {};
    for (const path of [...pagesOf(eventId), ...forms]) {
      const page = await site.routes.request(path, { headers: { cookie } }, {});
      expect(page.status, path).toBe(200);
      const about = weddingWordsIn(textOf(await page.text()));
      if (about.length > 0) found[path] = about;
    }
    const sharing = await site.routes.request(at("sharing"), { headers: { cookie } }, {});
    expect(await sharing.text()).toContain(`Les contacts ${wordingOf(code).ofCelebrated} et les`);
    if (code === "wedding") expect(found[at("couple")]).toContain("couple");
    else expect(found).toEqual({});
  });
});

/** The pages that show introductions, by the texts of the product that they show. */
const introduced = {
  couple: ["couple"],
  summary: ["summary"],
  committee: ["committee"],
  budget: ["budget"],
  planning: ["planning"],
  ceremonies: ["ceremonies"],
  guests: ["guests"],
  cards: ["cards"],
  gifts: ["gifts"],
  fabricOrders: ["fabric"],
  createEvent: ["create-event"],
  home: ["home", "home-welcome", "home-cloths", "home-app"],
  providers: ["providers"],
  shopping: ["shopping"],
} as const;

it("every page shows the introduction that the product brings for it", async () => {
  const { site } = held;
  if (!site) throw new Error("The site did not open");
  const { cookie } = await site.enter({ email: "intro@exemple.test", event_type_id: 1 });
  for (const [page, keys] of Object.entries(introduced)) {
    const path = at(page as keyof typeof introduced);
    const shown = await site.routes.request(path, { headers: { cookie } }, {});
    const text = (await shown.text()).replace(/&#x27;/g, "'");
    for (const key of keys) {
      const { title, first, rest } = introductionReference[key];
      for (const piece of [title, first, rest])
        expect(text, path).toContain(piece.replaceAll("[marque]", "Joie du Jour"));
    }
  }
  // Each of the others has its placeholders filled, or stands on a page that needs more rows.
  const all = new Set<string>(Object.values(introduced).flat());
  expect(introductionKeys.filter((key) => !all.has(key))).toEqual([
    "home-blog",
    "town-halls",
    "sharing",
  ]);
});
