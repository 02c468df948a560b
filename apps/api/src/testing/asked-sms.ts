import { eq } from "drizzle-orm";
import { users } from "../areas/identity/users/tables.ts";
import { listCaughtMessages } from "../mail-catcher/queries.ts";
import type { TestApp } from "./app.ts";

/** Gives a user a proven number. */
export async function giveNumber(app: TestApp, userId: number, phone: string): Promise<void> {
  const proven = { phone, phoneVerifiedAt: app.clock() };
  await app.db.update(users).set(proven).where(eq(users.id, userId));
}

/** Gives a user a proven number, and turns their SMS on. */
export async function askForSms(app: TestApp, userId: number, phone: string): Promise<void> {
  await giveNumber(app, userId, phone);
  await app.db.update(users).set({ smsAskedAt: app.clock() }).where(eq(users.id, userId));
}

/** The texts of the SMS to a number, oldest first, once what waits has left. */
export async function smsTo(app: TestApp, phone: string): Promise<string[]> {
  await app.work();
  const caught = await listCaughtMessages(app.db, 200, phone);
  return caught
    .filter(({ channel }) => channel === "sms")
    .map(({ text }) => text)
    .reverse();
}
