import { eq } from "drizzle-orm";
import { requestContext } from "../app-context.ts";
import { openSession as insertSession } from "../areas/identity/sessions/open-session.ts";
import { addStaff } from "../areas/identity/users/add-staff.ts";
import { users } from "../areas/identity/users/tables.ts";
import { makeToken } from "../crypto/token.ts";
import type { TestApp } from "./app.ts";
import { registerCouple, registerUnverified, registrationForm } from "./cast.ts";

/** A session of a user without signing in, written directly. */
export async function openSession(app: TestApp, email: string) {
  const [user] = await app.db.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error("Nobody has that address");
  const { db } = app;
  return insertSession(db, { userId: user.id, device: "test", now: app.clock() });
}

async function registerProvider(app: TestApp, email: string): Promise<string> {
  await app.call("POST", "/api/v1/register", {
    body: registrationForm({ email, type: "provider" }),
  });
  return (await openSession(app, email)).token;
}

/** One of each kind of caller; `tokens` by name, null for a visitor. */
export async function castActors(app: TestApp) {
  // With an unverified number, so that there is one to send a code to.
  const owner = await registerCouple(app, { phone_number_1: "+2250700006099" });
  const other = await registerCouple(app);
  const unverified = await registerUnverified(app);
  await addStaff(requestContext(app), {
    email: "staff@exemple.test",
    givenNames: "Serge",
    lastName: "Aka",
    password: "demo",
  });
  return {
    owner,
    other,
    unverified,
    tokens: {
      anonymous: null,
      "a forged token": makeToken(),
      owner: owner.token,
      "another customer": other.token,
      unverified: unverified.token,
      provider: await registerProvider(app, "provider1@exemple.test"),
      "another provider": await registerProvider(app, "provider2@exemple.test"),
      staff: (await openSession(app, "staff@exemple.test")).token,
    },
  };
}
