import { expect, test } from "@playwright/test";
import { enter, notebook, open } from "../support/notebook.ts";
import { expectNoSidewaysScroll } from "../support/page-checks.ts";
import { addGuests, registerCouple } from "../support/people.ts";

test("five hundred guests stay quick on a cheap phone, and all are printed", async ({
  page,
  request,
}, info) => {
  const person = await registerCouple(request);
  await addGuests(request, person, 500);
  await enter(page, person);
  await open(page, notebook.guests);
  const rows = page.getByRole("row").filter({ has: page.getByRole("link") });
  expect(await rows.count()).toBeLessThan(60);
  await expect(page.getByText("500 invités", { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);

  // Other processes only add to a duration: the best of three rounds is the page's own.
  const cpu = await page.context().newCDPSession(page);
  await cpu.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(watchSlowness);
  const search = page.getByRole("searchbox", { name: "Rechercher" });
  const worst: number[] = [];
  for (let round = 0; round < 3 && Math.min(...worst) > 60; round++) {
    await search.fill("");
    await expect(page.getByText("500 invités", { exact: true })).toBeVisible();
    await page.evaluate(takeSlowest);
    await search.pressSequentially("elodie konan 0499", { delay: 140 });
    await expect(page.getByText("1 invité sur 500", { exact: true })).toBeVisible();
    worst.push(await page.evaluate(takeSlowest));
  }
  const found = `${worst.join(", ")} ms`;
  info.annotations.push({ type: "worst of typing in the filter, CPU ×4", description: found });
  expect(Math.min(...worst), found).toBeLessThanOrEqual(100);
  await cpu.send("Emulation.setCPUThrottlingRate", { rate: 1 });

  // To the end and back: the rendered rows follow.
  await search.fill("");
  await expect(page.getByText("500 invités", { exact: true })).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole("link", { name: "Modifier Élodie Konan 0500" })).toBeVisible();
  expect(await rows.count()).toBeLessThan(60);
  const printed = await page.evaluate(() => {
    dispatchEvent(new Event("beforeprint"));
    const count = document.querySelectorAll("table a").length;
    dispatchEvent(new Event("afterprint"));
    return count;
  });
  expect(printed).toBe(500);
});

/** In the page: records how long each interaction and each long task lasts, in ms. */
function watchSlowness(): void {
  const durations: number[] = [];
  Object.assign(window, { durations });
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) durations.push(duration);
  });
  observer.observe({ type: "event", ...{ durationThreshold: 16 } });
  observer.observe({ type: "longtask" });
}

/** In the page: the longest since the last call, in ms; 0 when all were too short to be recorded. */
function takeSlowest(): number {
  const durations: unknown = Reflect.get(window, "durations");
  return Array.isArray(durations) ? Math.round(Math.max(0, ...durations.splice(0))) : 0;
}
