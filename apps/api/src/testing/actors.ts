import { eq } from "drizzle-orm";
import { openSession as insertSession } from "../areas/identity/sessions/open-session.ts";
import { addStaff } from "../areas/identity/users/add-staff.ts";
import { users } from "../areas/identity/users/tables.ts";
import { makeToken } from "../crypto/token.ts";
import { momentOf } from "../world.ts";
import { registerCouple, registerUnverified, registrationForm } from "./cast.ts";
import type { TestWorld } from "./world.ts";

/** A session of somebody without signing in: as if the console had opened it. */
export async function openSession(world: TestWorld, email: string) {
  const [user] = await world.db.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error("Nobody has that address");
  const { db } = world;
  return insertSession(db, { userId: user.id, device: "test", now: world.clock() });
}

async function registerProvider(world: TestWorld, email: string): Promise<string> {
  await world.call("POST", "/api/v1/register", {
    body: registrationForm({ email, type: "provider" }),
  });
  return (await openSession(world, email)).token;
}

/** One of each who may come to the API; `tokens` by name, null for a visitor. */
export async function castActors(world: TestWorld) {
  // With a number that is still to be proven, so that there is one to send a code to.
  const owner = await registerCouple(world, { phone_number_1: "+2250700006099" });
  const other = await registerCouple(world);
  const unverified = await registerUnverified(world);
  await addStaff(momentOf(world), {
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
      provider: await registerProvider(world, "provider1@exemple.test"),
      "another provider": await registerProvider(world, "provider2@exemple.test"),
      staff: (await openSession(world, "staff@exemple.test")).token,
    },
  };
}
