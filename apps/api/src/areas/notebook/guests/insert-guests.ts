import { refusal } from "@jdj/contract/call/refusals";
import type { Guest } from "@jdj/contract/notebook/guests";
import type { Database } from "../../../database/connect.ts";
import { guestColumns } from "./queries.ts";
import { guests } from "./tables.ts";

/** A guest ready to be stored; the phones are in E.164. */
export type GuestDraft = Pick<
  typeof guests.$inferInsert,
  | "categoryId"
  | "civility"
  | "lastName"
  | "givenNames"
  | "email"
  | "phone1"
  | "phone2"
  | "companions"
  | "household"
>;

/**
 * Writes guests whose phones were looked up just before, within a transaction, in their order.
 * @param refuseTwice called when somebody wrote one of the phones meanwhile: it looks again and
 * throws its refusal
 * @throws changed-meanwhile when even then the guest of that phone is not seen
 */
export async function insertGuests(
  tx: Database,
  eventId: number,
  drafts: readonly GuestDraft[],
  now: Date,
  refuseTwice: () => Promise<void>,
): Promise<Omit<Guest, "category">[]> {
  if (drafts.length === 0) return [];
  const added = await tx
    .insert(guests)
    .values(drafts.map((draft) => ({ ...draft, eventId, createdAt: now })))
    .onConflictDoNothing({ target: [guests.eventId, guests.phone1] })
    .returning(guestColumns);
  if (added.length === drafts.length) return added;
  await refuseTwice();
  throw refusal("changed-meanwhile");
}
