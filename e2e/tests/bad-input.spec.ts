import { type APIRequestContext, type BrowserContext, expect, test } from "@playwright/test";
import { publicForms } from "../support/forms.ts";
import { registerCouple } from "../support/people.ts";

const markup = '"><script>alert(1)</script>';

const inputs = {
  nothing: "",
  "too much": "é".repeat(10_000),
  HTML: markup,
  emoji: "💍👰🏾‍♀️",
};

/** Signs in a new couple by cookie, if the form needs it. */
async function signIn(request: APIRequestContext, signedIn: boolean): Promise<void> {
  if (!signedIn) return;
  const awa = await registerCouple(request);
  const answer = await request.post("/connexion", {
    form: { email: awa.email, password: awa.password },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
}

for (const { path, fields, filled, free, signedIn, whenEmpty } of publicForms) {
  test.describe(`the form of ${path}`, () => {
    for (const [kind, text] of Object.entries(inputs))
      test(`answers ${kind} in every field, sent twice, without a server error`, async ({
        request,
      }) => {
        await signIn(request, signedIn);
        const form = Object.fromEntries(fields.map((field) => [field, text]));
        const send = () => request.post(path, { form, maxRedirects: 0 });
        for (const answer of await Promise.all([send(), send()])) {
          expect(answer.status()).toBeLessThan(500);
          if (whenEmpty !== null && text !== markup && kind !== "emoji")
            expect(answer.status()).toBe(422);
          expect(await answer.text()).not.toContain("<script>alert(1)");
        }
      });

    test("is refused from another site", async ({ request }) => {
      await signIn(request, signedIn);
      const form = filled?.() ?? Object.fromEntries(fields.map((field) => [field, "x"]));
      for (const origin of ["https://ailleurs.test", "null"]) {
        const answer = await request.post(path, { form, headers: { origin }, maxRedirects: 0 });
        expect(answer.status()).toBe(403);
      }
    });

    if (filled && free.length > 0)
      test("shows markup and emoji as plain text", async ({ request }) => {
        for (const text of [markup, inputs.emoji]) {
          const form = { ...filled(), ...Object.fromEntries(free.map((field) => [field, text])) };
          const answer = await request.post(path, { form, maxRedirects: 0 });
          expect(answer.status(), text).toBe(302);
          const some = free[0] ?? "";
          const refused = await request.post(path, { form: { [some]: text } });
          expect(refused.status()).toBe(422);
          const shown = await refused.text();
          expect(shown).toContain(
            text.replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
          );
          expect(shown).not.toContain("<script>alert(1)");
        }
      });

    if (filled)
      test("sent twice at the same time with valid input has the same answer twice", async ({
        request,
      }) => {
        const form = filled();
        const send = () => request.post(path, { form, maxRedirects: 0 });
        const answers = await Promise.all([send(), send()]);
        expect(answers.map((answer) => answer.status())).toEqual([302, 302]);
        const [first, second] = answers.map((answer) => answer.headers().location);
        expect(first).toBe(second);
      });

    if (whenEmpty)
      test.describe("without script", () => {
        test.use({ javaScriptEnabled: false });
        test("names the missing fields", async ({ page, context }) => {
          await signInPage(context, signedIn);
          await page.goto(path);
          const form = page.getByRole("main").locator('form[method="post"]').first();
          for (const field of await form.locator("input:visible, textarea:visible").all()) {
            const kind = await field.getAttribute("type");
            if (!/radio|checkbox/.test(kind ?? "")) await field.fill("");
          }
          await form.getByRole("button").last().click();
          await expect(page.getByText(whenEmpty).first()).toBeVisible();
        });
      });
  });
}

async function signInPage(context: BrowserContext, signedIn: boolean): Promise<void> {
  await signIn(context.request, signedIn);
}
