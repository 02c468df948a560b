import { type FieldErrors, fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { fabricMessages } from "@jdj/contract/fabric-orders/messages";
import { and, count, eq, inArray, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { makeLinkToken } from "../../../crypto/token.ts";
import type { Database } from "../../../database/connect.ts";
import { listCommittee } from "../../notebook/committee/queries.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { couplePhone, readContact } from "../../notebook/phones/contact-phone.ts";
import { closeSubjectPayment } from "../../payments/subjects/open-subject-payment.ts";
import { isChangeable } from "../orders/fabric-state.ts";
import { lockOrder, type StoredOrder } from "../orders/queries.ts";
import { shareSubject } from "../orders/save-order.ts";
import { dueOf } from "../orders/totals.ts";
import { giveBackShare } from "./give-back-share.ts";
import { fabricShares } from "./tables.ts";

/** The most people of one order. */
const MOST_PEOPLE = 500;

/** Which share, of which order of which event. */
export interface ShareNames {
  eventId: number;
  id: number;
  shareId: number;
}

/** Whom to add. */
export interface NewPeople {
  guestIds: readonly number[];
  committee: boolean;
  name: string | null;
  phone: string | null;
}

function phoneOf(text: string | null): string | null {
  if (text === null) return null;
  const reading = readContact(text, couplePhone);
  if (!reading.ok) throw fieldRefusal({ phone_number_1: reading.messages });
  return reading.e164;
}

/**
 * Adds people to an order; somebody who is in it already, by their guest or their number, is added once only.
 * @returns how many were added
 * @throws not-found; fabric-closed (409); 422 for nobody, a wrong number, or one of somebody typed
 * that is there already
 */
export async function addPeople(
  { db, now }: Pick<RequestContext, "db" | "now">,
  event: EventWithType,
  id: number,
  people: NewPeople,
): Promise<number> {
  const typed =
    people.name === null
      ? []
      : [{ name: people.name, phone: phoneOf(people.phone), guestId: null }];
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, event.id, id);
    if (!isChangeable(order)) throw refusal("fabric-closed");
    const committee = people.committee ? await committeeOf(tx, event) : [];
    const rows = [...typed, ...committee, ...(await guestsOf(tx, event.id, people.guestIds))];
    if (rows.length === 0)
      throw fieldRefusal({
        name: [people.committee ? fabricMessages.peopleRequired : fabricMessages.personRequired],
      });
    const [known] = await tx
      .select({ people: count() })
      .from(fabricShares)
      .where(eq(fabricShares.orderId, id));
    if ((known?.people ?? 0) + rows.length > MOST_PEOPLE)
      throw fieldRefusal({ name: [fabricMessages.listFull] });
    const added = await tx
      .insert(fabricShares)
      .values(rows.map((row) => ({ ...row, orderId: id, token: makeLinkToken(), createdAt: now })))
      .onConflictDoNothing()
      .returning({ id: fabricShares.id });
    if (typed.length > 0 && rows.length === 1 && added.length === 0)
      throw fieldRefusal({ phone_number_1: [fabricMessages.personTwice] });
    return added.length;
  });
}

async function committeeOf(tx: Database, event: EventWithType) {
  return (await listCommittee(tx, event)).flatMap(({ member }) =>
    member === null
      ? []
      : [{ name: `${member.givenNames} ${member.lastName}`, phone: member.phone1, guestId: null }],
  );
}

async function guestsOf(tx: Database, eventId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const found = await tx
    .select({
      guestId: guests.id,
      name: sql<string>`${guests.givenNames} || ' ' || ${guests.lastName}`,
      phone: guests.phone1,
    })
    .from(guests)
    .where(and(eq(guests.eventId, eventId), inArray(guests.id, [...ids])));
  if (found.length < new Set(ids).size) throw refusal("not-found");
  return found;
}

/** A share of a locked order of an event. @throws not-found */
export async function lockShare(tx: Database, { eventId, id, shareId }: ShareNames) {
  const order = await lockOrder(tx, eventId, id);
  const [share] = await tx
    .select()
    .from(fabricShares)
    .where(and(eq(fabricShares.id, shareId), eq(fabricShares.orderId, id)));
  if (!share) throw refusal("not-found");
  return { order, share };
}

/** Refuses a size that an order does not have; with sizes, one must be chosen with the quantity. */
export function checkSize(
  { sizes }: Pick<StoredOrder, "sizes">,
  size: string | null,
  quantity: number | null,
): void {
  const isKnown = size === null ? sizes.length === 0 || quantity === null : sizes.includes(size);
  if (!isKnown) throw fieldRefusal({ size: [fabricMessages.sizeUnknown] });
}

/**
 * Changes what somebody takes; a paid share changes its name and phone alone.
 * @throws not-found; changed-meanwhile, fabric-closed, fabric-share-paid (409); 422
 */
export async function saveShare(
  { db, now }: Pick<RequestContext, "db" | "now">,
  names: ShareNames,
  form: {
    name: string;
    phone: string | null;
    size: string | null;
    quantity: number | null;
    version: number;
  },
): Promise<void> {
  const phone = phoneOf(form.phone);
  const { name, size, quantity, version } = form;
  await db.transaction(async (tx) => {
    const { order, share } = await lockShare(tx, names);
    if (!isChangeable(order)) throw refusal("fabric-closed");
    if (share.version !== version) throw refusal("changed-meanwhile");
    const isSame = share.size === size && share.quantity === quantity;
    if (share.paidFcfa !== null && !isSame) throw refusal("fabric-share-paid");
    checkSize(order, size, quantity);
    const errors: FieldErrors = {};
    if (phone !== null && (await hasPhone(tx, order.id, share.id, phone)))
      errors.phone_number_1 = [fabricMessages.personTwice];
    if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
    if (!isSame) await closeSubjectPayment(tx, shareSubject(share.id), now);
    await tx
      .update(fabricShares)
      .set({ name, phone, size, quantity, version: version + 1 })
      .where(eq(fabricShares.id, share.id));
  });
}

async function hasPhone(tx: Database, orderId: number, shareId: number, phone: string) {
  const found = await tx
    .select({ id: fabricShares.id })
    .from(fabricShares)
    .where(and(eq(fabricShares.orderId, orderId), eq(fabricShares.phone, phone)));
  return found.some(({ id }) => id !== shareId);
}

/**
 * Removes somebody; what they paid by mobile money is given back.
 * @returns what of it the balance does not cover, in FCFA: it waits for our team
 * @throws not-found; fabric-closed, fabric-share-paid (in cash) (409)
 */
export async function removeShare(context: RequestContext, names: ShareNames): Promise<number> {
  const { now } = context;
  return context.db.transaction(async (tx) => {
    const { order, share } = await lockShare(tx, names);
    if (!isChangeable(order)) throw refusal("fabric-closed");
    if (share.paidBy === "cash") throw refusal("fabric-share-paid");
    await closeSubjectPayment(tx, shareSubject(share.id), now);
    const shortFcfa = await giveBackShare({ ...context, db: tx }, order, share);
    await tx.delete(fabricShares).where(eq(fabricShares.id, share.id));
    return shortFcfa;
  });
}

/**
 * Notes that somebody paid in cash, or that this was wrong.
 * @param marker the member who marks it
 * @throws not-found; fabric-closed, fabric-share-paid, fabric-share-empty (409)
 */
export async function markCash(
  { db, now }: Pick<RequestContext, "db" | "now">,
  names: ShareNames,
  paid: boolean,
  marker: { customerId: number; name: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { order, share } = await lockShare(tx, names);
    if (!isChangeable(order)) throw refusal("fabric-closed");
    if (paid && share.paidBy === "cash") return;
    if (share.paidBy === "mobile-money") throw refusal("fabric-share-paid");
    if (share.quantity === null) throw refusal("fabric-share-empty");
    await closeSubjectPayment(tx, shareSubject(share.id), now);
    await tx
      .update(fabricShares)
      .set(
        paid
          ? {
              paidFcfa: dueOf(share, order.unitFcfa),
              paidBy: "cash" as const,
              paidAt: now,
              cashMarkerId: marker.customerId,
              cashMarker: marker.name,
            }
          : { paidFcfa: null, paidBy: null, paidAt: null, cashMarkerId: null, cashMarker: null },
      )
      .where(eq(fabricShares.id, share.id));
  });
}
