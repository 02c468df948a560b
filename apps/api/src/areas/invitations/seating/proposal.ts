import { createHash } from "node:crypto";
import { refusal } from "@jdj/contract/call/refusals";
import type { SeatingProposal } from "@jdj/contract/invitations/seating-proposal";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { lockEvent } from "../../notebook/events/lock-event.ts";
import { seatingTables, tableSeats } from "../../notebook/seating/tables.ts";
import type { Context, EventKey } from "./change-tables.ts";
import { type Proposal, proposeSeats } from "./propose-seats.ts";
import { listRules, listSeated, listTables } from "./queries.ts";
import { writeSeats } from "./seat-guests.ts";

/** Whom a proposal leaves where they sit: all who have a place, or those alone whom a host seated. */
export type Keep = "all" | "by-hand";

async function makeProposal(db: Database, eventId: number, keep: Keep): Promise<Proposal> {
  const tables = await listTables(db, eventId);
  const guests = await listSeated(db, eventId);
  const rules = await listRules(db, eventId);
  const coming = guests
    .filter(({ answer }) => answer !== "no")
    .sort((a, b) => a.id - b.id)
    .map(({ id, people, household, categoryId, table_id, byHand }) => ({
      ...{ id, people, household, categoryId, tableId: table_id },
      isKept: table_id !== null && (keep === "all" || byHand === true),
    }));
  return proposeSeats(tables, coming, rules);
}

/** By which a proposal is recognised when it is accepted. */
function digestOf(proposal: Proposal): string {
  return createHash("sha256").update(JSON.stringify(proposal)).digest("base64url").slice(0, 22);
}

/** The proposal for an event as it is now; nothing is stored of it. */
export async function readProposal(
  db: Database,
  eventId: number,
  keep: Keep,
): Promise<SeatingProposal> {
  const proposal = await makeProposal(db, eventId, keep);
  return {
    placements: proposal.placements.map(({ guestId, tableId }) => ({
      guest_id: guestId,
      table_id: tableId,
    })),
    unseated: proposal.unseated.map(({ guestIds, people, reason }) => ({
      guest_ids: guestIds,
      people,
      reason,
    })),
    digest: digestOf(proposal),
  };
}

/**
 * Puts the proposal in place that was shown. Sent again, it changes nothing more.
 * @throws changed-meanwhile when guests, tables, seats or rules are others by now
 */
export async function acceptProposal(
  { db }: Context,
  event: EventKey,
  { keep, digest }: { keep: Keep; digest: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockEvent(tx, event);
    const proposal = await makeProposal(tx, event.id, keep);
    if (digestOf(proposal) !== digest) throw refusal("changed-meanwhile");
    if (keep === "by-hand")
      await tx
        .delete(tableSeats)
        .where(
          and(
            eq(tableSeats.byHand, false),
            inArray(
              tableSeats.tableId,
              tx
                .select({ id: seatingTables.id })
                .from(seatingTables)
                .where(eq(seatingTables.eventId, event.id)),
            ),
          ),
        );
    const byTable = Map.groupBy(proposal.placements, ({ tableId }) => tableId);
    for (const [tableId, placed] of byTable)
      await writeSeats(
        tx,
        placed.map(({ guestId }) => guestId),
        tableId,
        false,
      );
  });
}
