import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { sessionCookieValue } from "./people.ts";

/** Signs the demonstration's provider in, whose shop is full, in the browser. */
export async function enterShop(page: Page, request: APIRequestContext): Promise<void> {
  const url = `http://localhost:${process.env.E2E_PORT}`;
  const entered = await request.post(`${url}/api/v1/pro/login`, {
    data: { email: "traiteur@exemple.ci", password: "demo" },
  });
  expect(entered.status(), await entered.text()).toBe(200);
  const { token } = await entered.json();
  await page.context().addCookies([{ name: "jdj_pro", value: sessionCookieValue(token), url }]);
}
