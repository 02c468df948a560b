import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { contributionMessages } from "@jdj/contract/contributions/messages";
import { count, eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { makeLinkToken } from "../../../crypto/token.ts";
import type { Database } from "../../../database/connect.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { couplePhone, readContact } from "../../notebook/phones/contact-phone.ts";
import { contributionCash } from "../cash/tables.ts";
import { contributionPayments } from "../mobile-money/tables.ts";
import { findContributor, lockOpenRegister } from "./queries.ts";
import { contributionRegisters, contributors } from "./tables.ts";

/** The most people of one register. */
const MOST_PEOPLE = 500;

/** A contributor as the form sends it. */
export interface ContributorForm {
  name: string;
  group: string | null;
  phone_number_1: string | null;
  pledged: number | null;
  note: string | null;
}

type Context = Pick<RequestContext, "db" | "now">;

function columnsOf({ name, group, phone_number_1: typed, pledged, note }: ContributorForm) {
  const phone = typed === null ? null : readContact(typed, couplePhone);
  if (phone?.ok === false) throw fieldRefusal({ phone_number_1: phone.messages });
  return { name, groupName: group, phone: phone?.e164 ?? null, pledgedFcfa: pledged ?? 0, note };
}

/** The name of a group as it is written already, whatever the case of the letters that were typed. */
async function knownGroup(tx: Database, eventId: number, typed: string | null) {
  if (typed === null) return null;
  const rows = await tx
    .selectDistinct({ name: contributors.groupName })
    .from(contributors)
    .where(eq(contributors.eventId, eventId));
  const isSame = (name: string | null) =>
    name?.toLocaleLowerCase("fr") === typed.toLocaleLowerCase("fr");
  return rows.find(({ name }) => isSame(name))?.name ?? typed;
}

/**
 * Adds a contributor; the first one begins the register.
 * @throws register-closed (409); 422 for a wrong number, and past 500 people
 */
export async function addContributor(
  { db, now }: Context,
  event: EventWithType,
  form: ContributorForm,
): Promise<void> {
  const columns = columnsOf(form);
  await db.transaction(async (tx) => {
    const register = await lockOpenRegister(tx, event);
    if (register === null)
      await tx.insert(contributionRegisters).values({ eventId: event.id, createdAt: now });
    const [known] = await tx
      .select({ people: count() })
      .from(contributors)
      .where(eq(contributors.eventId, event.id));
    if ((known?.people ?? 0) >= MOST_PEOPLE)
      throw fieldRefusal({ name: [contributionMessages.registerFull] });
    const groupName = await knownGroup(tx, event.id, columns.groupName);
    const ofEvent = { eventId: event.id, token: makeLinkToken(), createdAt: now };
    await tx.insert(contributors).values({ ...columns, groupName, ...ofEvent });
  });
}

/** Changes a contributor. @throws not-found; register-closed, changed-meanwhile (409); 422 for a wrong number */
export async function saveContributor(
  { db }: Context,
  event: EventWithType,
  { id, version }: { id: number; version: number | undefined },
  form: ContributorForm,
): Promise<void> {
  const columns = columnsOf(form);
  await db.transaction(async (tx) => {
    await lockOpenRegister(tx, event);
    const before = await findContributor(tx, event.id, id);
    if (version !== undefined && version !== before.version) throw refusal("changed-meanwhile");
    const groupName = await knownGroup(tx, event.id, columns.groupName);
    await tx
      .update(contributors)
      .set({ ...columns, groupName, version: before.version + 1 })
      .where(eq(contributors.id, id));
  });
}

/** Removes somebody of whom nothing was ever noted. @throws not-found; register-closed, contributor-has-paid (409) */
export async function removeContributor(
  { db }: Context,
  event: EventWithType,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOpenRegister(tx, event);
    await findContributor(tx, event.id, id);
    const [noted] = await tx
      .select({ id: contributionCash.id })
      .from(contributionCash)
      .where(eq(contributionCash.contributorId, id))
      .limit(1);
    const [begun] = await tx
      .select({ id: contributionPayments.id })
      .from(contributionPayments)
      .where(eq(contributionPayments.contributorId, id))
      .limit(1);
    if (noted || begun) throw refusal("contributor-has-paid");
    await tx.delete(contributors).where(eq(contributors.id, id));
  });
}
