import { refusal } from "@jdj/contract/call/refusals";
import { invoiceMachine } from "@jdj/contract/payments/invoice-states";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { invoices } from "../../payments/invoices/tables.ts";
import { providers } from "../../providers/tables.ts";
import { recordChange } from "../../staff/audit/record-change.ts";
import { sealKey } from "./key-secret.ts";
import { findKey } from "./queries.ts";
import { invoicingKeys } from "./tables.ts";

/** What a provider gives of their access to the tax office. */
export interface GivenKey {
  taxpayerNumber: string;
  isTaxed: boolean;
  key: string;
  establishment: string;
  pointOfSale: string;
  address: string | null;
}

/** How the audit log names the owner of a shop, who is not of the staff. */
export const KEY_OWNER = { id: null, name: "Propriétaire de la boutique" };

/**
 * Stores a provider's key, encrypted, in the place of an earlier one. Their invoices that waited, or that
 * were refused, are sent again: neither exists at the tax office.
 * @throws invoicing-closed (409)
 */
export async function saveKey(
  { db, now, settings, invoicing }: RequestContext,
  { providerId, userId }: { providerId: number; userId: number },
  { taxpayerNumber, isTaxed, key, ...given }: GivenKey,
): Promise<void> {
  if (invoicing === null) throw refusal("invoicing-closed");
  const values = {
    ...given,
    sealedKey: sealKey(settings, providerId, key),
    lastFour: key.slice(-4),
    ...{ enteredBy: userId, enteredAt: now },
    ...{ problem: null, stickersLeft: null, stickersWarned: null },
  };
  await db.transaction(async (tx) => {
    const before = await findKey(tx, providerId);
    await tx
      .update(providers)
      .set({ taxpayerNumber, isTaxed, version: sql`${providers.version} + 1` })
      .where(eq(providers.id, providerId));
    await tx
      .insert(invoicingKeys)
      .values({ providerId, ...values })
      .onConflictDoUpdate({ target: invoicingKeys.providerId, set: values });
    await tx
      .update(invoices)
      .set({ state: invoiceMachine.transition("failed", "pending"), nextLookAt: now })
      .where(
        and(eq(invoices.sellerId, providerId), inArray(invoices.state, ["pending", "failed"])),
      );
    await recordChange(tx, KEY_OWNER, now, {
      ...{ action: "providers.save-invoicing-key", id: providerId },
      before: before ? { lastFour: before.lastFour } : null,
      after: { lastFour: values.lastFour, taxpayerNumber },
    });
  });
}
