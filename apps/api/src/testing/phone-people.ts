import { listCaughtMessages } from "../mail-catcher/queries.ts";
import type { TestApp } from "./app.ts";
import { registrationForm } from "./cast.ts";

let numbers = 0;

/** A number in E.164 that nobody else of a test file has. */
export function freshNumber(): string {
  numbers += 1;
  return `+22507000050${String(numbers).padStart(2, "0")}`;
}

/** The newest code sent to a number, or an error when there is none. */
export async function codeTo(app: TestApp, phone: string): Promise<string> {
  await app.work();
  const code = (await listCaughtMessages(app.db)).find(({ to }) => to === phone)?.code;
  if (!code) throw new Error("No code came");
  return code;
}

/** Signs in by a number. */
export function enterByPhone(app: TestApp, phone: string, password = "demo") {
  return app.call("POST", "/api/v1/login", { body: { phone_number: phone, password } });
}

/** Somebody who registered by phone alone, signed in. */
export async function registerByPhone(app: TestApp, phone = freshNumber()) {
  const form = registrationForm({ email: "", phone_number_1: phone });
  await app.call("POST", "/api/v1/send-otp-web", { body: form });
  const code = await codeTo(app, phone);
  await app.call("POST", "/api/v1/register", { body: { ...form, code } });
  const { body } = await enterByPhone(app, phone);
  const { token, user } = body as { token: string; user: { id: number } };
  return { phone, token, userId: user.id };
}
