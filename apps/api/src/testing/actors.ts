import { type StaffRole, staffRoles } from "@jdj/contract/call/staff-policy";
import { eq } from "drizzle-orm";
import { requestContext } from "../app-context.ts";
import { openSession as insertSession } from "../areas/identity/sessions/open-session.ts";
import { staffMembers } from "../areas/identity/staff/tables.ts";
import { users } from "../areas/identity/users/tables.ts";
import { providers } from "../areas/providers/tables.ts";
import { providerMembers } from "../areas/providers/team/tables.ts";
import { addStaff } from "../areas/staff/team/add-staff.ts";
import { makeToken } from "../crypto/token.ts";
import type { TestApp } from "./app.ts";
import { registerCouple, registerUnverified, registrationForm } from "./cast.ts";
import { grantListing } from "./grant-listing.ts";
import { townId } from "./town-id.ts";

/** A session of a user without signing in, written directly. */
export async function openSession(app: TestApp, email: string) {
  const [user] = await app.db.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error("Nobody has that address");
  const { db } = app;
  return insertSession(db, { userId: user.id, device: "test", now: app.clock() });
}

/** A signed-in member of a provider's team. */
export interface ProviderActor {
  token: string;
  userId: number;
  providerId: number;
  email: string;
}

/** A day for a wedding, whatever the clock of the test says. */
export function inHalfAYear({ clock }: Pick<TestApp, "clock">): string {
  return new Date(clock().getTime() + 182 * 86_400_000).toISOString().slice(0, 10);
}

/** Registers an owner of a published provider of their own, signed in. */
export async function registerProvider(app: TestApp, email: string): Promise<ProviderActor> {
  await app.call("POST", "/api/v1/register", {
    body: registrationForm({ email, type: "provider", wedding_date: inHalfAYear(app) }),
  });
  const { token } = await openSession(app, email);
  const [user] = await app.db.select().from(users).where(eq(users.email, email));
  const [provider] = await app.db
    .insert(providers)
    .values({
      name: `Chez ${email}`,
      shortDescription: "Un prestataire de test.",
      townId: await townId(app.db, "Cocody"),
      releasedAt: app.clock(),
      publishedAt: app.clock(),
    })
    .returning({ id: providers.id });
  if (!user || !provider) throw new Error("The provider was not written");
  const providerId = provider.id;
  await grantListing(app, providerId);
  await app.db.insert(providerMembers).values({ providerId, userId: user.id, role: "owner" });
  return { token, userId: user.id, providerId, email };
}

/** A signed-in member of staff of a role, without activation. */
export async function openStaff(app: TestApp, role: StaffRole, email = `${role}@exemple.test`) {
  const person = { email, givenNames: "Serge", lastName: "Aka", role };
  const { id } = await addStaff(requestContext(app), { id: null, name: "test" }, person);
  const activatedAt = app.clock();
  await app.db.update(staffMembers).set({ activatedAt }).where(eq(staffMembers.userId, id));
  return { id, email, token: (await openSession(app, email)).token };
}

/** One of each kind of caller; `tokens` by name, null for a visitor. */
export async function castActors(app: TestApp) {
  // With an unverified number, so that there is one to send a code to.
  const owner = await registerCouple(app, { phone_number_1: "+2250700006099" });
  const other = await registerCouple(app);
  const unverified = await registerUnverified(app);
  const provider = await registerProvider(app, "provider1@exemple.test");
  const staffTokens = {} as Record<StaffRole, string>;
  for (const role of staffRoles) staffTokens[role] = (await openStaff(app, role)).token;
  const otherProvider = await registerProvider(app, "provider2@exemple.test");
  return {
    owner,
    provider,
    otherProvider,
    other,
    unverified,
    tokens: {
      anonymous: null,
      "a forged token": makeToken(),
      owner: owner.token,
      "another customer": other.token,
      unverified: unverified.token,
      provider: provider.token,
      "another provider": otherProvider.token,
      ...staffTokens,
    },
  };
}
