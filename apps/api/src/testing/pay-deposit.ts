import { eq } from "drizzle-orm";
import { payments } from "../areas/payments/payments/tables.ts";
import type { TestApp } from "./app.ts";
import type { CastMember } from "./cast.ts";
import { atFakeGateway, initiate, press } from "./payments.ts";

/** What a provider's owner sees of the money that is held and owed, in FCFA. */
export interface ShownEarnings {
  balance: number;
  held: number;
  available: number;
  items: { kind: string; amount: number; reference: string | null }[];
}

/** The earnings of a provider, as their owner reads them. */
export async function earningsOf(app: TestApp, { token }: { token: string }) {
  const { status, body } = await app.call("GET", "/api/v1/pro/earnings", { token });
  if (status !== 200) throw new Error(`The earnings were refused: ${status}`);
  return body as ShownEarnings;
}

/** Makes a payment by Wave at the fake gateway, and works off what follows. */
export async function payByWave(app: TestApp, member: CastMember, reference: string) {
  const [payment] = await app.db.select().from(payments).where(eq(payments.reference, reference));
  if (!payment) throw new Error("There is no such payment");
  await initiate(app, member, "wave", reference);
  await press(app, await atFakeGateway(app, payment, "wave"), "pay");
  await app.work();
}
