import { expect } from "@playwright/test";
import { query } from "../support/database.ts";
import { freshEmail } from "../support/people.ts";
import { checkAndSave } from "../support/pictures.ts";
import { test } from "../support/shared-window.ts";
import { openConsole } from "../support/staff.ts";

test("staff are told by the bell of what waits for their role, read it and choose @both", async ({
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  // Nothing waits for an editor: nobody tells them anything meanwhile.
  const empty = await openConsole(browser, "editor", baseURL ?? "");
  await empty.goto("/console#/notices");
  await expect(empty.getByText("Rien de nouveau.", { exact: false })).toBeVisible();
  await checkAndSave(empty, "console-notices-empty");
  const page = await openConsole(browser, "support", baseURL ?? "");

  for (const msg of ["Où est ma carte ?", "Ouvrez-vous le samedi ?"])
    await request.post("/api/v1/chat-messages", {
      data: { name: "Adjoua Konan", email: freshEmail("adjoua"), msg },
    });
  await page.goto("/console");
  const bell = page.getByRole("link", { name: /^Notifications, \d+ non lues?$/ });
  await expect(bell).toBeVisible();
  await bell.click();
  const line = page.getByRole("link", { name: /messages attendent une réponse$/ });
  await expect(line).toBeVisible();
  await checkAndSave(page, "console-notices");

  // Several lead to the queue, one to its own page.
  await line.click();
  await page.waitForURL(/#\/work\?filter=/);
  await expect(page.getByRole("combobox", { name: "Quoi" })).toContainText("Message");

  const me = await page.evaluate(async () => {
    const answer = await fetch("/api/v1/console/me", { headers: { "x-console": "1" } });
    const { id }: { id: number } = await answer.json();
    return id;
  });
  await query(
    `insert into notices (user_id, kind, title, path) values ($1, 'application', 'Une demande de boutique attend', '/console#/applications') returning id`,
    [me],
  );
  await page.goto("/console#/notices");
  await page.reload();
  const all = page.getByRole("button", { name: "Tout marquer comme lu" });
  await all.click();
  await expect(page.getByText("Tout est marqué comme lu.")).toBeVisible();
  // Others may be told of something meanwhile: what was there is read.
  const told = page.getByRole("row").filter({ hasText: "Une demande de boutique attend" });
  await expect(told.getByText("Lue", { exact: true })).toBeVisible();
  await told.getByRole("link", { name: "Une demande de boutique attend" }).click();
  await page.waitForURL(/#\/applications/);

  await page.goto("/console#/notices/choices");
  const email = page.getByRole("group", { name: "Messages reçus" }).getByRole("combobox");
  const photos = page.getByRole("group", { name: "Nouvelles photos" }).getByRole("checkbox");
  await expect(email).toContainText("Chaque jour");
  await checkAndSave(page, "console-notice-choices");
  await email.click();
  await page.getByRole("option", { name: "Jamais" }).click();
  await photos.uncheck();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Vos choix sont enregistrés.")).toBeVisible();
  await page.reload();
  await expect(email).toContainText("Jamais");
  await expect(photos).not.toBeChecked();
});
