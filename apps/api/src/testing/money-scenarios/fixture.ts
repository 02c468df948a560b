import { eq } from "drizzle-orm";
import { providers } from "../../areas/providers/tables.ts";
import {
  inHalfAYear,
  openSession,
  openStaff,
  type ProviderActor,
  registerProvider,
} from "../actors.ts";
import type { TestApp } from "../app.ts";
import { type CastMember, registerCouple } from "../cast.ts";
import type { Shop } from "../orders.ts";
import { givePayoutNumber } from "../payout-numbers.ts";
import { addProduct, addZone, makeSeller } from "../selling.ts";

/** Everybody in a scenario: who pays, who is paid, and two of the staff. */
export interface Fixture {
  app: TestApp;
  couple: CastMember;
  pro: ProviderActor;
  shop: Shop;
  /** Numbers to which the provider, and the hosts, are paid. */
  numbers: { seller: number; hosts: number };
  finance: { token: string };
  admin: { token: string };
  send: Send;
}

/** A call as somebody; one that the product fails to answer throws. */
type Send = (
  by: { token: string | null },
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ status: number; body: unknown }>;

let fixtures = 0;

/** New people for a scenario, so that what they are owed is that scenario's alone. */
export async function makeFixture(app: TestApp): Promise<Fixture> {
  fixtures += 1;
  const couple = await registerCouple(app, {
    email: `scenario${fixtures}@exemple.test`,
    wedding_date: inHalfAYear(app),
  });
  const pro = await registerProvider(app, `scenariopro${fixtures}@exemple.test`);
  const { providerId, userId } = pro;
  await makeSeller(app, providerId);
  const { productId, variantId } = await addProduct(app, providerId);
  const zoneId = await addZone(app, providerId);
  const zone = { seller_id: providerId, zone_id: zoneId, price: 1500 };
  // One number each, so that no ceiling of a wallet is reached by another scenario.
  const phone = `+22507${String(fixtures).padStart(8, "0")}`;
  const seller = await givePayoutNumber(app, { account: "seller", providerId }, { phone });
  const { eventId } = couple;
  const hosts = await givePayoutNumber(app, { account: "hosts", eventId }, { phone });
  return {
    ...{ app, couple, pro },
    shop: { providerId, userId, productId, variantId, zone },
    numbers: { seller, hosts },
    finance: await openStaff(app, "finance", `finance${fixtures}@exemple.test`),
    admin: await openStaff(app, "admin", `admin${fixtures}@exemple.test`),
    async send({ token }, method, path, body) {
      const answer = await app.call(method, path, {
        ...(token === null ? {} : { token }),
        ...(body === undefined ? {} : { body }),
      });
      if (answer.status >= 500) throw new Error(`${method} ${path} answered ${answer.status}`);
      return answer;
    },
  };
}

/** Signs everybody in again, after days in which their sessions ended. */
export async function signInAgain({ app, couple, pro, finance, admin }: Fixture): Promise<void> {
  const people = [
    [couple, couple.email],
    [pro, pro.email],
    [finance, `finance${fixtures}@exemple.test`],
    [admin, `admin${fixtures}@exemple.test`],
  ] as const;
  for (const [person, email] of people)
    person.token = (await openSession(app, email).catch(() => ({ token: person.token }))).token;
}

/** Suspends the provider, or ends it, as staff do. */
export function setSuspended({ app, pro }: Fixture, suspendedAt: Date | null) {
  return app.db.update(providers).set({ suspendedAt }).where(eq(providers.id, pro.providerId));
}
