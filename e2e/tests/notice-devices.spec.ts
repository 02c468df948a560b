import { at } from "@jdj/contract/paths/addresses";
import { expect, test } from "@playwright/test";
import { query } from "../support/database.ts";
import { enterAt } from "../support/notebook.ts";
import { registerCouple } from "../support/people.ts";
import { checkAndSave } from "../support/pictures.ts";
import { startPushService, subscribeAt } from "../support/push-service.ts";
import { inviteGuests } from "../support/responses.ts";

const on = "Cet appareil est prévenu.";
const off = "Cet appareil n’est pas prévenu.";

test.use({ serviceWorkers: "allow" });

test("this device is told of an answer, and no longer once it is turned off", async ({
  page,
  context,
  request,
}) => {
  const service = await startPushService();
  await context.grantPermissions(["notifications"]);
  await subscribeAt(page, service.device());
  const couple = await registerCouple(request);
  await enterAt(page, couple, at("noticeChoices"));
  const box = page.locator("[data-push]");
  await expect(box).toContainText(off);
  await checkAndSave(page, "devices-off");
  await box.getByRole("button", { name: "Prévenir cet appareil" }).click();
  await expect(box).toContainText(on);
  await page.reload();
  await expect(box).toContainText(on);
  await checkAndSave(page, "devices-on");

  const [guest] = await inviteGuests(request, couple, 1);
  await request.post(`/api/v1/rsvp/${guest?.token}`, { data: { answer: "yes" } });
  const waits = () =>
    query(
      "select 1 from notices join users on users.id = user_id where email = $1 and push_due_at > now()",
      [couple.email],
    );
  // At night it waits for the morning.
  await expect
    .poll(async () => service.taken() + (await waits()).length, { timeout: 90_000 })
    .toBeGreaterThan(0);

  await page.getByLabel("Un invité vient sur vos appareils").uncheck();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByLabel("Un invité vient sur vos appareils")).not.toBeChecked();
  await box.getByRole("button", { name: "Ne plus prévenir cet appareil" }).click();
  await expect(box).toContainText(off);
  await service.close();
});

test("a browser that cannot, or may not, says so", async ({ page, browser, request }) => {
  const couple = await registerCouple(request);
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "denied" });
  });
  await enterAt(page, couple, at("noticeChoices"));
  await expect(page.locator("[data-push]")).toContainText("sont bloquées");
  await checkAndSave(page, "devices-denied");

  const others = [
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", "l’écran d’accueil"],
    ["Mozilla/5.0 (X11; Linux x86_64)", "ne sait pas recevoir"],
  ] as const;
  for (const [userAgent, said] of others) {
    const context = await browser.newContext({ userAgent });
    const other = await context.newPage();
    await other.addInitScript("delete window.PushManager");
    await enterAt(other, couple, at("noticeChoices"));
    const box = other.locator("[data-push]");
    await expect(box).toContainText(said);
    await expect(box.getByRole("button")).toBeHidden();
    await context.close();
  }
});

test("the service worker shows what it is told, with the page to which a press leads", async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(["notifications"]);
  const couple = await registerCouple(request);
  await enterAt(page, couple, at("noticeChoices"));
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
  });
  // Chromium without a window lets nobody show anything: what the worker would show is kept instead.
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate(() => {
    const kept: unknown[] = [];
    Object.assign(globalThis, { kept });
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    registration.showNotification = (title, options = {}) => {
      const { body, tag, data } = options;
      kept.push({ title, body, tag, data });
      return Promise.resolve();
    };
  });
  const devTools = await context.newCDPSession(page);
  const registered = new Promise<string>((found) => {
    devTools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) found(first.registrationId);
    });
  });
  await devTools.send("ServiceWorker.enable");
  await devTools.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify({
      ...{ title: "Un invité a répondu", body: "Awa & Koffi" },
      ...{ path: at("notices"), tag: "notice-1" },
    }),
  });
  const shown = () => worker.evaluate(() => (globalThis as unknown as { kept: unknown[] }).kept);
  await expect.poll(shown).toEqual([
    {
      ...{ title: "Un invité a répondu", body: "Awa & Koffi", tag: "notice-1" },
      data: { path: at("notices") },
    },
  ]);
});
