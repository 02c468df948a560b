import { weddingWordsIn } from "@jdj/contract/notebook/wedding-words";
import { at } from "@jdj/contract/paths/addresses";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite, type TestSite } from "./testing-site.ts";

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
    if (code === "wedding") expect(found[at("couple")]).toContain("couple");
    else expect(found).toEqual({});
  });
});
