import { type FieldErrors, fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { fabricMessages } from "@jdj/contract/fabric-orders/messages";
import { and, eq, isNotNull } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { couplePhone, readContact } from "../../notebook/phones/contact-phone.ts";
import { closeSubjectOrder } from "../../payments/subjects/open-subject-order.ts";
import { fabricShares } from "../shares/tables.ts";
import { isChangeable } from "./fabric-state.ts";
import { findArticle } from "./find-article.ts";
import { listShares, lockOrder, type StoredOrder } from "./queries.ts";
import { fabricOrders } from "./tables.ts";

/** A fabric order as the form has it. */
export interface OrderForm {
  name: string;
  unit: string;
  unit_price: number;
  sizes: string[];
  deadline: string;
  note: string;
  seller_name: string | null;
  phone_number_1: string | null;
}

/** Reads a form; phones in E.164. @throws 422 for a phone, or a deadline that is past */
function valuesOf(form: OrderForm, now: Date) {
  const errors: FieldErrors = {};
  const phone = form.phone_number_1 === null ? null : readContact(form.phone_number_1, couplePhone);
  if (phone?.ok === false) errors.phone_number_1 = phone.messages;
  if (form.deadline < calendarDate(now)) errors.deadline = [fabricMessages.deadlinePast];
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
  return {
    name: form.name,
    unit: form.unit,
    unitFcfa: form.unit_price,
    sizes: form.sizes,
    deadline: form.deadline,
    note: form.note,
    sellerName: form.seller_name ?? "",
    sellerPhone: phone?.ok ? phone.e164 : null,
  };
}

/**
 * Opens a fabric order. One of an article has the article's sizes, where the form has none.
 * @throws 422; not-found for an article that is not sold
 */
export async function createOrder(
  { db, now }: Pick<RequestContext, "db" | "now">,
  eventId: number,
  form: OrderForm,
  articleId: number | null,
): Promise<number> {
  const values = valuesOf(form, now);
  const article = articleId === null ? null : await findArticle(db, articleId);
  const sizes = values.sizes.length > 0 ? values.sizes : (article?.sizes ?? []);
  const [order] = await db
    .insert(fabricOrders)
    .values({ ...values, sizes, eventId, articleId, createdAt: now })
    .returning({ id: fabricOrders.id });
  if (!order) throw new Error("The fabric order was not written");
  return order.id;
}

/**
 * Changes a fabric order. Its price stands once somebody paid; a size that somebody chose stays.
 * @throws not-found; changed-meanwhile, fabric-closed (409); 422
 */
export async function saveOrder(
  { db, now }: Pick<RequestContext, "db" | "now">,
  { eventId, id, version }: { eventId: number; id: number; version: number },
  form: OrderForm,
): Promise<void> {
  const values = valuesOf(form, now);
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, eventId, id);
    if (order.version !== version) throw refusal("changed-meanwhile");
    if (!isChangeable(order)) throw refusal("fabric-closed");
    const shares = await listShares(tx, [id]);
    const errors: FieldErrors = {};
    const isPriced = order.unitFcfa !== values.unitFcfa;
    if (isPriced && shares.some(({ paidFcfa }) => paidFcfa !== null))
      errors.unit_price = [fabricMessages.priceFixed];
    const isLost = ({ size }: { size: string | null }) =>
      size !== null && !values.sizes.includes(size);
    if (shares.some(isLost)) errors.sizes = [fabricMessages.sizeTaken];
    if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
    if (isPriced)
      for (const share of shares) await closeSubjectOrder(tx, shareSubject(share.id), now);
    await tx
      .update(fabricOrders)
      .set({ ...values, version: version + 1 })
      .where(eq(fabricOrders.id, id));
  });
}

/** A share as the payments know it. */
export function shareSubject(id: number) {
  return { kind: "fabric-share" as const, id };
}

/** Closes the payment orders of the shares of an order that are not paid. */
export async function closeShareOrders(
  tx: Database,
  { id }: Pick<StoredOrder, "id">,
  now: Date,
): Promise<void> {
  const shares = await tx
    .select({ id: fabricShares.id })
    .from(fabricShares)
    .where(and(eq(fabricShares.orderId, id), isNotNull(fabricShares.quantity)));
  for (const share of shares) await closeSubjectOrder(tx, shareSubject(share.id), now);
}
