import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publicForms } from "../testing/public-forms.ts";
import { openSite, type TestSite } from "../testing/site.ts";

const markup = '"><script>alert(1)</script>';

const inputs = {
  nothing: "",
  "too much": "é".repeat(10_000),
  HTML: markup,
  emoji: "💍👰🏾‍♀️",
};

const held: { site?: TestSite; cookie?: string } = {};

beforeAll(async () => {
  held.site = await openSite();
  const couple = { email: "awa@exemple.test", event_type_id: 1 };
  held.cookie = (await held.site.enter(couple)).cookie;
});

afterAll(() => held.site?.close());

/** A browser that posts forms, signed in where the form needs it. */
function openBrowser(signedIn: boolean) {
  const { site, cookie } = held;
  if (!site || !cookie) throw new Error("The site is opened before the test");
  const sent: Record<string, string> = signedIn ? { cookie } : {};
  return {
    get: async (path: string) => site.routes.request(path, { headers: sent }, {}),
    post: async (path: string, form: Record<string, string>, more: Record<string, string> = {}) =>
      site.routes.request(
        path,
        { method: "POST", headers: { ...sent, ...more }, body: new URLSearchParams(form) },
        {},
      ),
  };
}

/** The form of a page that its `<main>` posts first. */
function formOf(page: string): string {
  const main = page.slice(page.indexOf("<main"));
  return /<form[^>]*method="post"[\s\S]*?<\/form>/i.exec(main)?.[0] ?? "";
}

/** Text as it stands in HTML. */
function escaped(text: string): string {
  return text
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("'", "&#x27;");
}

describe.each(publicForms)(
  "the form of $path",
  ({ path, fields, filled, free, signedIn, whenEmpty }) => {
    it.each(Object.entries(inputs))(
      "answers %s in every field, sent twice, without a server error",
      async (kind, text) => {
        const { post } = openBrowser(signedIn);
        const form = Object.fromEntries(fields.map((field) => [field, text]));
        for (const answer of await Promise.all([post(path, form), post(path, form)])) {
          expect(answer.status).toBeLessThan(500);
          if (whenEmpty !== null && text !== markup && kind !== "emoji")
            expect(answer.status).toBe(422);
          expect(await answer.text()).not.toContain("<script>alert(1)");
        }
      },
    );

    it("is refused from another site", async () => {
      const { post } = openBrowser(signedIn);
      const form = filled?.() ?? Object.fromEntries(fields.map((field) => [field, "x"]));
      for (const origin of ["https://ailleurs.test", "null"])
        expect((await post(path, form, { origin })).status).toBe(403);
    });

    if (filled && free.length > 0)
      it("shows markup and emoji as plain text", async () => {
        const { post } = openBrowser(signedIn);
        for (const text of [markup, inputs.emoji]) {
          const form = { ...filled(), ...Object.fromEntries(free.map((field) => [field, text])) };
          expect((await post(path, form)).status, text).toBe(302);
          const refused = await post(path, { [free[0] ?? ""]: text });
          expect(refused.status).toBe(422);
          const shown = await refused.text();
          expect(shown).toContain(escaped(text));
          expect(shown).not.toContain("<script>alert(1)");
        }
      });

    if (filled)
      it("sent twice at the same time with valid input has the same answer twice", async () => {
        const { post } = openBrowser(signedIn);
        const form = filled();
        const answers = await Promise.all([post(path, form), post(path, form)]);
        expect(answers.map((answer) => answer.status)).toEqual([302, 302]);
        const [first, second] = answers.map((answer) => answer.headers.get("location"));
        expect(first).toBe(second);
      });

    if (whenEmpty)
      it("names the missing fields to a browser without script", async () => {
        const { get, post } = openBrowser(signedIn);
        const form = formOf(await (await get(path)).text());
        expect(form).toMatch(/<button/);
        // The browser's own messages would keep the form from being sent.
        const isChecked = / required(=|>| )/.test(form) && !/<form[^>]* novalidate/i.test(form);
        expect(isChecked).toBe(false);
        const hidden = [...form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
          /name="([^"]*)"/.exec(input)?.[1] ?? "",
          /value="([^"]*)"/.exec(input)?.[1] ?? "",
        ]);
        const action = /^<form[^>]*action="([^"]*)"/.exec(form)?.[1]?.replaceAll("&amp;", "&");
        const answer = await post(action || path, Object.fromEntries(hidden));
        expect(answer.status).toBe(422);
        expect(await answer.text()).toContain(escaped(whenEmpty));
      });
  },
);
