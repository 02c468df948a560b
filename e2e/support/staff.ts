import { execFileSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { join } from "node:path";
import { type APIRequestContext, type Browser, expect, type Page, request } from "@playwright/test";
import { totpCode } from "../../apps/api/src/areas/identity/staff/totp.ts";
import { query } from "./database.ts";
import { freshEmail } from "./people.ts";

const root = join(import.meta.dirname, "../..");

/** Adds a member of staff on the server, as the README says; returns the link that is printed. */
export function addStaff(role: string, baseURL: string): { email: string; link: string } {
  const email = freshEmail(role);
  const printed = execFileSync(
    join(root, "node_modules/.bin/node"),
    [join(root, "scripts/operate.mjs"), "staff", "add", email, "Ama", "Brou", role],
    {
      encoding: "utf8",
      env: {
        ...process.env,
        PUBLIC_URL: baseURL,
        DATA_DIR: join(process.env.E2E_DATA ?? "", "data"),
        DATABASE_URL: process.env.TEST_DATABASE_URL ?? "",
      },
    },
  );
  return { email, link: /http\S+/.exec(printed)?.[0] ?? "" };
}

/** Activates an account by its link, which signs in. */
export async function activateStaff(page: Page, link: string): Promise<void> {
  await page.goto(link);
  const secret = (await page.locator("code").textContent()) ?? "";
  await page.getByLabel(/^Mot de passe/).fill("trois pagnes bleus");
  await page.getByLabel(/^Code à six chiffres/).fill(totpCode(secret, new Date()));
  await page.getByRole("button", { name: "Activer", exact: true }).click();
  await expect(page.getByRole("listitem")).toHaveCount(10);
  await page.getByRole("link", { name: "Ouvrir la console" }).click();
}

/** A member of staff who has activated their account. @returns the token of a session of theirs */
async function enterAsStaff(role: string): Promise<string> {
  const token = randomUUID();
  const [user] = await query(
    `insert into users (role, name, last_name, given_names, email, email_verified_at)
      values ('STAFF', 'Ama Brou', 'Brou', 'Ama', $1, now()) returning id`,
    [freshEmail(role)],
  );
  await query(
    "insert into staff_members (user_id, role, totp_secret, activated_at) values ($1, $2, '', now()) returning user_id as id",
    [user?.id, role],
  );
  await query(
    "insert into sessions (user_id, token_hash, expires_at) values ($1, $2, now() + interval '8 hours') returning id",
    [user?.id, createHash("sha256").update(token).digest()],
  );
  return token;
}

/** A member of staff in a window of their own. */
export async function openConsole(browser: Browser, role: string, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: "fr-FR" });
  const value = await enterAsStaff(role);
  await context.addCookies([{ name: "jdj_staff", value, url: baseURL }]);
  return context.newPage();
}

/** Calls the console without a page, as a new member of staff: below `/api/v1/console/`. */
async function callAsStaff(role: string, baseURL: string) {
  const cookie = `jdj_staff=${await enterAsStaff(role)}`;
  const context: APIRequestContext = await request.newContext({
    baseURL,
    extraHTTPHeaders: { "x-console": "1", cookie },
  });
  return (method: string, below: string, body?: unknown) =>
    context.fetch(`/api/v1/console/${below}`, {
      method,
      ...(body === undefined ? {} : { data: body }),
    });
}

/** Approves the request of a company for a shop, as staff does. */
export async function approveApplication(baseURL: string, company: string): Promise<void> {
  const call = await callAsStaff("support", baseURL);
  const { items: rows }: { items: { id: number; company: string }[] } = await (
    await call("GET", "applications?handled=false")
  ).json();
  const id = rows.find((one) => one.company === company)?.id;
  expect((await call("POST", `applications/${id}/approve`)).status()).toBe(200);
}

/** Approves the newest change of a setting that waits, as a second person of finance. */
export async function approveNewestChange(baseURL: string): Promise<void> {
  const call = await callAsStaff("finance", baseURL);
  const { items: rows }: { items: { id: number }[] } = await (
    await call("GET", "setting-changes")
  ).json();
  expect((await call("POST", `setting-changes/${rows[0]?.id}/approve`)).status()).toBe(200);
}
