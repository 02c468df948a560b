import { randomUUID } from "node:crypto";
import type { PaymentNumberForm } from "@jdj/contract/console/payment-numbers";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { StaffAuthor } from "../../staff/approvals/approve.ts";
import { requestChange } from "../../staff/approvals/request-change.ts";
import { type Author, changedFields, recordChange } from "../../staff/audit/record-change.ts";
import { currentRow } from "../../staff/lists/current-row.ts";
import { nextPosition } from "../../staff/lists/reorder-list.ts";
import { offerPaymentNumbers } from "../vendors/tables.ts";

const storedFields = ({ shown, ...form }: PaymentNumberForm) => ({ ...form, isShown: shown });

const describe = ({ operator, number, shown }: PaymentNumberForm) =>
  `${operator}, ${number}${shown ? "" : " (masqué)"}`;

/** Asks for another number on which offers are paid: a second person adds it. */
export async function requestNumber(
  context: RequestContext,
  author: StaffAuthor,
  { operator, number, shown }: PaymentNumberForm,
) {
  const change = { operator, number, shown };
  const asked = { action: "payment-numbers.add", recordId: randomUUID() } as const;
  const detail = `Ajouter ${describe(change)}`;
  return context.db.transaction(async (tx) => {
    // A full list is refused before anybody approves.
    await nextPosition(tx, offerPaymentNumbers, "number");
    return requestChange({ ...context, db: tx }, author, { ...asked, detail, change });
  });
}

/** Asks to change a number: a second person changes it. @throws not-found; changed-meanwhile */
export async function requestNumberChange(
  { db, now }: RequestContext,
  author: StaffAuthor,
  { id, version, operator, number, shown }: PaymentNumberForm & { id: number; version: number },
) {
  return db.transaction(async (tx) => {
    const [stored] = await tx
      .select()
      .from(offerPaymentNumbers)
      .where(eq(offerPaymentNumbers.id, id));
    const { isShown, ...before } = currentRow(stored, version);
    const form = { operator, number, shown };
    const detail = `${describe({ ...before, shown: isShown })} devient ${describe(form)}`;
    const change = { id, version, ...form };
    const asked = { action: "payment-numbers.update", recordId: id, detail, change } as const;
    return requestChange({ db: tx, now }, author, asked);
  });
}

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

/** Changes a number. @throws not-found; changed-meanwhile */
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
