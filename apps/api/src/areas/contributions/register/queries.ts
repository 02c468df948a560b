import { refusal } from "@jdj/contract/call/refusals";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { lockEvent } from "../../notebook/events/lock-event.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { contributionCash } from "../cash/tables.ts";
import { contributionRegisters, contributors } from "./tables.ts";

export type StoredRegister = typeof contributionRegisters.$inferSelect;
export type StoredContributor = typeof contributors.$inferSelect;
export type StoredCash = typeof contributionCash.$inferSelect;

const selectRegister = preparedQuery(
  "contribution-register",
  (db, { eventId }: Values<{ eventId: number }>) =>
    db
      .select()
      .from(contributionRegisters)
      .where(sql`${contributionRegisters.eventId} = ${eventId}`),
);

const selectContributors = preparedQuery(
  "contributors",
  (db, { eventId }: Values<{ eventId: number }>) =>
    db
      .select()
      .from(contributors)
      .where(sql`${contributors.eventId} = ${eventId}`)
      .orderBy(asc(contributors.id)),
);

const selectCash = preparedQuery(
  "contribution-cash",
  (db, { eventId }: Values<{ eventId: number }>) =>
    db
      .select({ cash: contributionCash })
      .from(contributionCash)
      .innerJoin(contributors, eq(contributors.id, contributionCash.contributorId))
      .where(sql`${contributors.eventId} = ${eventId}`)
      .orderBy(asc(contributionCash.id)),
);

/** The register of an event; null before its first contributor. */
export async function findRegister(db: Database, eventId: number): Promise<StoredRegister | null> {
  const [register] = await selectRegister(db, { eventId });
  return register ?? null;
}

/** Who contributes to an event, in the order in which they were added. */
export function listContributors(db: Database, eventId: number): Promise<StoredContributor[]> {
  return selectContributors(db, { eventId });
}

/** The cash of all contributors of an event, oldest first, whatever became of it. */
export async function listCash(db: Database, eventId: number): Promise<StoredCash[]> {
  return (await selectCash(db, { eventId })).map(({ cash }) => cash);
}

/**
 * Lets one save of a register after the other through, until the transaction ends.
 * @returns the register; null before its first contributor
 * @throws as `lockEvent`; register-closed
 */
export async function lockOpenRegister(
  tx: Database,
  event: EventWithType,
): Promise<StoredRegister | null> {
  await lockEvent(tx, event);
  const register = await findRegister(tx, event.id);
  if (register?.closedAt) throw refusal("register-closed");
  return register;
}

/** A contributor of an event whose register the caller has locked. @throws not-found */
export async function findContributor(
  tx: Database,
  eventId: number,
  id: number,
): Promise<StoredContributor> {
  const isOfEvent = and(eq(contributors.id, id), eq(contributors.eventId, eventId));
  const [contributor] = await tx.select().from(contributors).where(isOfEvent);
  if (!contributor) throw refusal("not-found");
  return contributor;
}
