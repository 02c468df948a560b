import { type FieldErrors, fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { fabricMessages, sizesOfShop } from "@jdj/contract/fabric-orders/messages";
import { and, eq, isNotNull } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { couplePhone, readContact } from "../../notebook/phones/contact-phone.ts";
import { closeSubjectPayment } from "../../payments/subjects/open-subject-payment.ts";
import { fabricShares } from "../shares/tables.ts";
import { isChangeable } from "./fabric-state.ts";
import { listShares, lockOrder, type StoredOrder } from "./queries.ts";
import { chosenSize, findShopOption, sizesAtOnePrice } from "./shop-option.ts";
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
  /** Of the marketplace; null for a fabric from elsewhere, and absent where that stays as it is. */
  variant_id?: number | null | undefined;
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

/** What an order stores of what it orders, from a form. */
type Source = Pick<
  StoredOrder,
  "productId" | "variantId" | "colour" | "sellerName" | "sellerPhone" | "sizes"
>;

/**
 * What is ordered by a form: a variant of the marketplace, whose seller and sizes it has, or what is
 * typed. Where the variant's colour has several sizes at its price, people choose among these alone.
 * @param presentId the variant that the order has now: it stays after its seller withdrew it
 * @throws 422 at `variant_id` for one that is not sold, at `sizes`
 */
async function sourceOf(
  db: Database,
  values: ReturnType<typeof valuesOf>,
  variantId: number | null,
  presentId: number | null,
): Promise<Source> {
  const { sizes, sellerName, sellerPhone } = values;
  if (variantId === null)
    return { productId: null, variantId: null, colour: null, sellerName, sellerPhone, sizes };
  const option = await findShopOption(db, variantId);
  const isSold = option !== null && chosenSize(option) !== null;
  if (option === null || (!isSold && variantId !== presentId))
    throw fieldRefusal({ variant_id: [fabricMessages.articleGone] });
  const sold = sizesAtOnePrice(option);
  if (sold.length > 0 && !sizes.every((size) => sold.includes(size)))
    throw fieldRefusal({ sizes: [sizesOfShop(sold)] });
  return {
    productId: option.productId,
    variantId,
    colour: option.colour,
    sellerName: option.sellerName,
    sellerPhone: null,
    sizes: sizes.length > 0 ? sizes : sold,
  };
}

/**
 * Opens a fabric order.
 * @throws 422
 */
export async function createOrder(
  { db, now }: Pick<RequestContext, "db" | "now">,
  eventId: number,
  form: OrderForm,
): Promise<number> {
  const values = valuesOf(form, now);
  const source = await sourceOf(db, values, form.variant_id ?? null, null);
  const [order] = await db
    .insert(fabricOrders)
    .values({ ...values, ...source, eventId, createdAt: now })
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
    const { variant_id: variantId = order.variantId } = form;
    const source = await sourceOf(tx, values, variantId, order.variantId);
    const errors: FieldErrors = {};
    const isPriced = order.unitFcfa !== values.unitFcfa;
    if (isPriced && shares.some(({ paidFcfa }) => paidFcfa !== null))
      errors.unit_price = [fabricMessages.priceFixed];
    const isLost = ({ size }: { size: string | null }) =>
      size !== null && !source.sizes.includes(size);
    if (shares.some(isLost)) errors.sizes = [fabricMessages.sizeTaken];
    if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
    if (isPriced)
      for (const share of shares) await closeSubjectPayment(tx, shareSubject(share.id), now);
    await tx
      .update(fabricOrders)
      .set({ ...values, ...source, version: version + 1 })
      .where(eq(fabricOrders.id, id));
  });
}

/** A share as the payments know it. */
export function shareSubject(id: number) {
  return { kind: "fabric-share" as const, id };
}

/** Closes the payments of the shares of an order that are not paid. */
export async function closeShareOrders(
  tx: Database,
  { id }: Pick<StoredOrder, "id">,
  now: Date,
): Promise<void> {
  const shares = await tx
    .select({ id: fabricShares.id })
    .from(fabricShares)
    .where(and(eq(fabricShares.orderId, id), isNotNull(fabricShares.quantity)));
  for (const share of shares) await closeSubjectPayment(tx, shareSubject(share.id), now);
}
