import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { PayoutCompanyName } from "../company-names.ts";
import { sandboxTransfers } from "./tables.ts";

/** A transfer as a fake company stores it. */
export type SandboxTransfer = typeof sandboxTransfers.$inferSelect;

/** The store of the fake companies' transfers: the database, so that every process sees them. */
export interface FakeTransfers {
  /** Writes a transfer; null when the company has one of that key. */
  open(
    transfer: Omit<typeof sandboxTransfers.$inferInsert, "token">,
  ): Promise<SandboxTransfer | null>;
  byKey(company: PayoutCompanyName, key: string): Promise<SandboxTransfer | null>;
  byToken(company: PayoutCompanyName, token: string): Promise<SandboxTransfer | null>;
  /** Every transfer of a company. */
  list(company: PayoutCompanyName): Promise<SandboxTransfer[]>;
  change(
    transfer: SandboxTransfer,
    to: Partial<Pick<SandboxTransfer, "state" | "failure" | "amountFcfa">>,
  ): Promise<void>;
}

/** After how long a transfer that waits is made, in seconds. */
const MADE_SECONDS = 10;

/** The state of a transfer by now: one that waits is made after some seconds, except to 0400. */
export function stateOf(
  { state, phone, createdAt }: SandboxTransfer,
  now: Date,
): SandboxTransfer["state"] {
  const age = (now.getTime() - createdAt.getTime()) / 1000;
  return state === "waiting" && age >= MADE_SECONDS && !phone.endsWith("0400")
    ? "confirmed"
    : state;
}

/** The store of the fake companies' transfers in a database. */
export function fakeTransfers(db: Database): FakeTransfers {
  const find = async (company: PayoutCompanyName, by: "key" | "token", value: string) => {
    const [row] = await db
      .select()
      .from(sandboxTransfers)
      .where(and(eq(sandboxTransfers.company, company), eq(sandboxTransfers[by], value)));
    return row ?? null;
  };
  return {
    async open(transfer) {
      const token = `pt-${randomBytes(8).toString("hex")}`;
      const [row] = await db
        .insert(sandboxTransfers)
        .values({ ...transfer, token })
        .onConflictDoNothing()
        .returning();
      return row ?? null;
    },
    byKey: (company, key) => find(company, "key", key),
    byToken: (company, token) => find(company, "token", token),
    list: (company) =>
      db.select().from(sandboxTransfers).where(eq(sandboxTransfers.company, company)),
    async change({ id }, to) {
      await db.update(sandboxTransfers).set(to).where(eq(sandboxTransfers.id, id));
    },
  };
}
