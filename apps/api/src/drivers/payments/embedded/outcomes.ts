import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { GatewayName } from "../gateway-names.ts";
import { sandboxPayments } from "./tables.ts";

/** A payment as a fake gateway stores it. */
export type SandboxPayment = typeof sandboxPayments.$inferSelect;

/** The store of the fake gateways' payments: the database, so that every process sees them. */
export interface FakeOutcomes {
  open(payment: typeof sandboxPayments.$inferInsert): Promise<SandboxPayment>;
  byToken(gateway: GatewayName, token: string): Promise<SandboxPayment | null>;
  byReference(gateway: GatewayName, reference: string): Promise<SandboxPayment | null>;
  /** The payments that were given back. */
  refunded(gateway: GatewayName): Promise<SandboxPayment[]>;
  /** Changes a payment that is in one of these states; null when it is not. */
  change(
    payment: SandboxPayment,
    to: Partial<Pick<SandboxPayment, "state" | "phone">>,
  ): Promise<void>;
}

/** The store of the fake gateways' payments in a database. */
export function fakeOutcomes(db: Database): FakeOutcomes {
  const find = async (gateway: GatewayName, by: "token" | "reference", value: string) => {
    const [row] = await db
      .select()
      .from(sandboxPayments)
      .where(and(eq(sandboxPayments.gateway, gateway), eq(sandboxPayments[by], value)))
      .orderBy(desc(sandboxPayments.id))
      .limit(1);
    return row ?? null;
  };
  return {
    async open(payment) {
      const [row] = await db.insert(sandboxPayments).values(payment).returning();
      if (!row) throw new Error("The payment was not written");
      return row;
    },
    byToken: (gateway, token) => find(gateway, "token", token),
    byReference: (gateway, reference) => find(gateway, "reference", reference),
    refunded: (gateway) =>
      db
        .select()
        .from(sandboxPayments)
        .where(and(eq(sandboxPayments.gateway, gateway), eq(sandboxPayments.state, "refunded"))),
    async change({ id }, to) {
      await db.update(sandboxPayments).set(to).where(eq(sandboxPayments.id, id));
    },
  };
}
