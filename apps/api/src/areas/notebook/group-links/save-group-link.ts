import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { groupLinkMessages } from "@jdj/contract/notebook/group-link-messages";
import { fold } from "@jdj/french/fold";
import { eq, sql } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { makeLinkToken } from "../../../crypto/token.ts";
import type { Database } from "../../../database/connect.ts";
import { lockEvent } from "../events/lock-event.ts";
import type { EventWithType } from "../events/queries.ts";
import {
  categoryNamed,
  dropUnusedCategory,
  renameOwnCategory,
} from "../guest-categories/own-category.ts";
import { moveUp } from "./move-up-waiting-list.ts";
import { countTaken, type GroupLinkRow, lockGroup } from "./seats.ts";
import { groupLinks } from "./tables.ts";

/** The most groups of one event. */
const GROUPS_MAX = 100;

/** A group's link as its form sends it. */
interface GroupLinkForm {
  name: string;
  seats: number;
  closes_on: string | null;
  needs_approval: boolean;
  counts_companions: boolean;
  shows_left: boolean;
}

/** A token of 160 random bits, without characters that a chat leaves out of a link. */
export function makeGroupToken(): string {
  return makeLinkToken() + makeLinkToken();
}

function columnsOf(form: GroupLinkForm) {
  return {
    name: form.name,
    seats: form.seats,
    closesOn: form.closes_on,
    needsApproval: form.needs_approval,
    countsCompanions: form.counts_companions,
    showsLeft: form.shows_left,
  };
}

/** Refuses a name that another group of the event has, and a new closing day that is past. */
async function refuseWrong(
  tx: Database,
  event: EventWithType,
  form: GroupLinkForm,
  { now, before }: { now: Date; before: GroupLinkRow | null },
): Promise<void> {
  const all = await tx
    .select({ id: groupLinks.id, name: groupLinks.name })
    .from(groupLinks)
    .where(eq(groupLinks.eventId, event.id));
  if (all.some(({ id, name }) => id !== before?.id && fold(name) === fold(form.name)))
    throw fieldRefusal({ name: [groupLinkMessages.nameTaken] });
  if (!before && all.length >= GROUPS_MAX)
    throw fieldRefusal({ name: [groupLinkMessages.tooManyGroups] });
  const isNewDay = form.closes_on !== null && form.closes_on !== before?.closesOn;
  if (isNewDay && (form.closes_on ?? "") < calendarDate(now))
    throw fieldRefusal({ closes_on: [groupLinkMessages.closesInPast] });
}

/**
 * Makes a group's link, with its category of the guest list.
 * @returns its number
 * @throws field errors (422)
 */
export async function addGroupLink(
  { db, now }: RequestContext,
  event: EventWithType,
  form: GroupLinkForm,
): Promise<number> {
  return await db.transaction(async (tx) => {
    await lockEvent(tx, event);
    await refuseWrong(tx, event, form, { now, before: null });
    const categoryId = await categoryNamed(tx, event, form.name);
    const [added] = await tx
      .insert(groupLinks)
      .values({
        ...columnsOf(form),
        eventId: event.id,
        categoryId,
        token: makeGroupToken(),
        createdAt: now,
      })
      .returning({ id: groupLinks.id });
    if (!added) throw new Error("The group's link was not written");
    return added.id;
  });
}

/**
 * Changes a group's link. Its category follows its name; more seats go to the waiting list.
 * @throws not-found; changed-meanwhile; field errors (422), among them for fewer seats than are taken
 */
export async function saveGroupLink(
  context: RequestContext,
  event: EventWithType,
  { id, version }: { id: number; version: number | undefined },
  form: GroupLinkForm,
): Promise<void> {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    await lockEvent(tx, event);
    const before = await lockGroup(tx, { id, eventId: event.id });
    if (!before) throw refusal("not-found");
    if (version !== undefined && version !== before.version) throw refusal("changed-meanwhile");
    await refuseWrong(tx, event, form, { now, before });
    const [after] = await tx
      .update(groupLinks)
      .set({ ...columnsOf(form), version: sql`${groupLinks.version} + 1` })
      .where(eq(groupLinks.id, id))
      .returning();
    if (!after) throw refusal("not-found");
    const taken = await countTaken(tx, id);
    // More than there are may be taken, by a host's own hand: then they may stay as they are.
    const isLess = form.seats < before.seats || form.counts_companions !== before.countsCompanions;
    if (taken > form.seats && isLess) throw fieldRefusal({ seats: [fewerThanTaken(taken)] });
    if (form.name !== before.name) await followName(tx, event, before, form.name);
    await moveUp(tx, context, after);
  });
}

function fewerThanTaken(taken: number): string {
  return taken === 1
    ? "Une place est déjà prise\u00a0: gardez-en au moins une"
    : `${taken} places sont déjà prises\u00a0: gardez-en au moins autant`;
}

/** Lets the category of a group follow its name, with the guests whom the hosts left in it. */
async function followName(
  tx: Database,
  event: EventWithType,
  { id, categoryId }: GroupLinkRow,
  name: string,
): Promise<void> {
  const renamed = await renameOwnCategory(
    tx,
    { id: categoryId, eventId: event.id, linkId: id },
    name,
  );
  if (renamed) return;
  // The template's category keeps its name, and those who are in it.
  const other = await categoryNamed(tx, event, name);
  await tx.update(groupLinks).set({ categoryId: other }).where(eq(groupLinks.id, id));
}

/** Opens or closes a group's link; its waiting list moves up all the same. @throws not-found */
export async function openGroupLink(
  { db }: RequestContext,
  event: EventWithType,
  { id, isOpen }: { id: number; isOpen: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockGroup(tx, { id, eventId: event.id }))) throw refusal("not-found");
    await tx
      .update(groupLinks)
      .set({ isOpen, version: sql`${groupLinks.version} + 1` })
      .where(eq(groupLinks.id, id));
  });
}

/** Removes a group's link with its registrations; the guests stay, in their category. @throws not-found */
export async function removeGroupLink(
  { db }: RequestContext,
  event: EventWithType,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const link = await lockGroup(tx, { id, eventId: event.id });
    if (!link) throw refusal("not-found");
    await tx.delete(groupLinks).where(eq(groupLinks.id, id));
    await dropUnusedCategory(tx, { id: link.categoryId, eventId: event.id });
  });
}
