import { expect, test } from "@playwright/test";
import { enter, notebook, open } from "../support/notebook.ts";
import { cachedPaths, untilCached } from "../support/offline.ts";
import { registerCouple, signIn } from "../support/people.ts";

test.use({ serviceWorkers: "allow" });

// `accounts-shared-phone.spec.ts` stands for it in `npm test`.
test("after a sign-out, or another sign-in, nothing of the first person is left", {
  tag: "@long",
}, async ({ page, context, request }) => {
  const awa = await registerCouple(request);
  await enter(page, awa);
  await open(page, notebook.couple);
  await untilCached(page);
  await page.goto("/deconnexion");
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await page.waitForURL("/");
  await expect.poll(() => cachedPaths(page)).toEqual([]);

  // A session of another person, without a sign-out before.
  await signIn(page, awa);
  await open(page, notebook.couple);
  await untilCached(page);
  const koffi = await registerCouple(request);
  await context.clearCookies();
  await signIn(page, koffi);
  await expect
    .poll(async () =>
      page.evaluate(
        async (name) => (await caches.keys()).includes(name),
        `joie-person-${awa.userId}`,
      ),
    )
    .toBe(false);
});
