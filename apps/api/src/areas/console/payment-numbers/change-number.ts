import { randomUUID } from "node:crypto";
import type { PaymentNumberForm } from "@jdj/contract/console/visibility-offers";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { offerPaymentNumbers } from "../../content/vendors/tables.ts";
import { type Author, changedFields, recordChange } from "../audit/record-change.ts";
import { currentRow } from "../current-row.ts";
import { nextPosition } from "../order-list.ts";

const storedFields = ({ shown, ...form }: PaymentNumberForm) => ({ ...form, isShown: shown });

/** Adds a number on which offers are paid. @returns its row number */
export async function addNumber(
  { db, now }: RequestContext,
  author: Author,
  form: PaymentNumberForm,
): Promise<number> {
  return db.transaction(async (tx) => {
    const position = await nextPosition(tx, offerPaymentNumbers, "number");
    const after = { ...storedFields(form), position };
    const [added] = await tx
      .insert(offerPaymentNumbers)
      .values({ ...after, code: `staff-${randomUUID()}` })
      .returning({ id: offerPaymentNumbers.id });
    if (!added) throw new Error("The number was not written");
    const change = { ...added, before: null, after };
    await recordChange(tx, author, now, { action: "payment-numbers.add", ...change });
    return added.id;
  });
}

/** Changes a number. @throws not-found; changed-by-another */
export async function changeNumber(
  { db, now }: RequestContext,
  author: Author,
  { id, version, ...form }: PaymentNumberForm & { id: number; version: number },
): Promise<void> {
  const after = storedFields(form);
  await db.transaction(async (tx) => {
    const [locked] = await tx
      .select()
      .from(offerPaymentNumbers)
      .where(eq(offerPaymentNumbers.id, id))
      .for("update");
    const before = currentRow(locked, version);
    await tx
      .update(offerPaymentNumbers)
      .set({ ...after, version: version + 1 })
      .where(eq(offerPaymentNumbers.id, id));
    const changed = changedFields(before, after);
    await recordChange(tx, author, now, { action: "payment-numbers.update", id, ...changed });
  });
}
