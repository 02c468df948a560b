import { at } from "@jdj/contract/paths/addresses";
import { expect } from "@playwright/test";
import { query } from "../support/database.ts";
import { enter } from "../support/notebook.ts";
import { registerCouple } from "../support/people.ts";
import { checkAndSave } from "../support/pictures.ts";
import { test } from "../support/shared-window.ts";
import { openConsole } from "../support/staff.ts";

test("a sampled visit reports how fast its page was, and staff read it by page and device", async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Math.random = () => 0;
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (...given) => {
      const before = Number(sessionStorage.getItem("beacons"));
      sessionStorage.setItem("beacons", String(before + 1));
      return send(...given);
    };
  });
  const visitsOf = async (kind: string) =>
    (await query("select count as id from field_figures where page = $1", [kind])).length;
  const sent = () => page.evaluate(() => sessionStorage.getItem("beacons"));
  // A static page, then a hydrated one, each left for the next.
  await page.goto(at("townHalls"), { waitUntil: "networkidle" });
  // As a page that was opened in the background, and is looked at only now.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  expect(await sent()).toBeNull();
  await page.goto(at("home"));
  expect(await sent()).toBe("1");
  await expect.poll(() => visitsOf("town-halls/search")).toBeGreaterThan(0);
  await enter(page, await registerCouple(request));
  await page.goto(at("guests"), { waitUntil: "networkidle" });
  await page.goto(at("home"));
  await expect.poll(() => visitsOf("notebook/guests/list")).toBeGreaterThan(0);

  const staff = await openConsole(browser, "admin", baseURL ?? "");
  await staff.goto("/console#/field-figures");
  await staff.getByLabel("Page", { exact: true }).fill("notebook/guests/list");
  const row = staff.getByRole("row").filter({ hasText: "notebook/guests/list" });
  await expect(row.getByText("Téléphone", { exact: true })).toBeVisible();
  await expect(row.getByText(/ms$/).first()).toBeVisible();
  await checkAndSave(staff, "field-figures");
});

test("a visit that is not sampled fetches no script for it", async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0.9;
  });
  const fetched: string[] = [];
  page.on("request", (sent) => fetched.push(sent.url()));
  await page.goto(at("townHalls"), { waitUntil: "networkidle" });
  expect(fetched.filter((url) => /report-visit/.test(url))).toEqual([]);
});
