import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import {
  type DowryKind,
  type DowryStage,
  type DowryState,
  dowryMachine,
} from "@jdj/contract/notebook/dowry-items";
import { dowryMessages } from "@jdj/contract/notebook/dowry-messages";
import { count, eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { lockEvent } from "../events/lock-event.ts";
import type { EventWithType } from "../events/queries.ts";
import { listedCode } from "./present.ts";
import { findItem, listStages, type StoredItem } from "./queries.ts";
import { startingLists } from "./starting-lists.ts";
import { dowryItems } from "./tables.ts";

type Context = Pick<RequestContext, "db" | "now">;

type HeldEvent = Pick<EventWithType, "id" | "eventTypeId">;

/** The most items of one event. */
export const ITEMS_MAX = 120;

/** Items of the hosts' own stand after those of any list. */
const OWN_POSITION = 1000;

interface ItemForm {
  kind: DowryKind;
  name: string;
  quantity: string | null;
  /** Whole FCFA. */
  amount: number | null;
  recipient: string | null;
  bringer: string | null;
}

/** @throws not-found for an event without a dot; as `lockEvent` */
async function lockDowry(tx: Database, event: HeldEvent): Promise<void> {
  await lockEvent(tx, event);
  if ((await listStages(tx, event)).dowry === undefined) throw refusal("not-found");
}

async function refuseFull(tx: Database, eventId: number, field: string): Promise<void> {
  const [row] = await tx
    .select({ items: count() })
    .from(dowryItems)
    .where(eq(dowryItems.eventId, eventId));
  if ((row?.items ?? 0) > ITEMS_MAX) throw fieldRefusal({ [field]: [dowryMessages.full] });
}

/**
 * Copies what a starting list has of a stage. What was taken before stays as it is.
 * @returns how many items were new
 * @throws not-found for an event without a dot; a field error (422) for a list that is not offered, and
 * past the limit
 */
export async function takeList(
  { db, now }: Context,
  event: HeldEvent,
  { list: code, stage }: { list: string; stage: DowryStage },
): Promise<number> {
  const list = startingLists.find((one) => one.code === code);
  const listed = list?.items.filter((item) => item.stage === stage) ?? [];
  if (!list || listed.length === 0) throw fieldRefusal({ list: [dowryMessages.listUnknown] });
  return await db.transaction(async (tx) => {
    await lockDowry(tx, event);
    const rows = listed.map(({ code: item, amount, ...about }, position) => ({
      ...{ ...about, eventId: event.id, position, source: list.source.name, createdAt: now },
      ...{ listed: listedCode(code, item), amountFcfa: amount ?? null },
    }));
    const taken = await tx
      .insert(dowryItems)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: dowryItems.id });
    await refuseFull(tx, event.id, "list");
    return taken.length;
  });
}

/** Adds an item of the hosts' own. @throws as `takeList`, the limit at `name` */
export async function addItem(
  { db, now }: Context,
  event: HeldEvent,
  { stage, amount, ...form }: ItemForm & { stage: DowryStage },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockDowry(tx, event);
    await tx.insert(dowryItems).values({
      ...{ ...form, stage, eventId: event.id, amountFcfa: amount },
      ...{ position: OWN_POSITION, createdAt: now },
    });
    await refuseFull(tx, event.id, "name");
  });
}

/** An item that is to be changed, in the version that was shown. */
interface OfItem {
  id: number;
  version: number | undefined;
}

/** @throws not-found for another event's; changed-meanwhile; as `lockEvent` */
async function lockItem(
  tx: Database,
  event: HeldEvent,
  { id, version }: OfItem,
): Promise<StoredItem> {
  await lockEvent(tx, event);
  const item = await findItem(tx, event.id, id);
  if (!item) throw refusal("not-found");
  if (version !== undefined && version !== item.version) throw refusal("changed-meanwhile");
  return item;
}

/** Changes an item. @throws not-found; changed-meanwhile */
export async function saveItem(
  { db }: Context,
  event: HeldEvent,
  of: OfItem,
  form: ItemForm & { agreed: string | null; note: string | null; state: DowryState },
): Promise<void> {
  const { amount, state, ...columns } = form;
  await db.transaction(async (tx) => {
    const item = await lockItem(tx, event, of);
    await tx
      .update(dowryItems)
      .set({
        ...{ ...columns, amountFcfa: amount, version: sql`${dowryItems.version} + 1` },
        state: dowryMachine.transition(item.state, state, "customer"),
      })
      .where(eq(dowryItems.id, item.id));
  });
}

/** Notes how far an item has come. @throws not-found; changed-meanwhile */
export async function moveItem(
  { db }: Context,
  event: HeldEvent,
  of: OfItem,
  state: DowryState,
): Promise<void> {
  await db.transaction(async (tx) => {
    const item = await lockItem(tx, event, of);
    await tx
      .update(dowryItems)
      .set({
        state: dowryMachine.transition(item.state, state, "customer"),
        version: sql`${dowryItems.version} + 1`,
      })
      .where(eq(dowryItems.id, item.id));
  });
}

/** Removes an item; one of a starting list is offered again. @throws not-found; changed-meanwhile */
export async function removeItem({ db }: Context, event: HeldEvent, of: OfItem): Promise<void> {
  await db.transaction(async (tx) => {
    const { id } = await lockItem(tx, event, of);
    await tx.delete(dowryItems).where(eq(dowryItems.id, id));
  });
}
