import { fieldRefusal } from "@jdj/contract/call/refusals";
import { senderNameMessages } from "@jdj/contract/campaigns/sender-name-messages";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { foldName } from "../../abuse/reserved-names.ts";
import { senderNames } from "./tables.ts";

/** An approved name of an event. */
export interface ApprovedName {
  id: number;
  name: string;
}

/**
 * The approved name under which SMS of an event leave; null for the product's own. Locked until the
 * transaction ends, so that one that is being withdrawn is not chosen.
 * @param wanted.sender as its host wrote it; null for the product's name
 * @param wanted.isReminder a reminder bears the name of its card, if that is still approved
 * @throws 422 at `from` for any other name
 */
export async function chooseSenderName(
  db: Database,
  { eventId, brand }: { eventId: number; brand: string },
  { sender, isReminder }: { sender: string | null; isReminder: boolean },
): Promise<ApprovedName | null> {
  if (sender === null || foldName(sender) === foldName(brand)) return null;
  const wanted = sender.trim().replace(/\s+/g, " ").toLowerCase();
  const [found] = await db
    .select({ id: senderNames.id, name: senderNames.name, state: senderNames.state })
    .from(senderNames)
    .where(
      and(
        eq(senderNames.eventId, eventId),
        sql`lower(${senderNames.name}) = ${wanted}`,
        inArray(senderNames.state, ["requested", "approved"]),
      ),
    )
    .orderBy(asc(senderNames.id))
    .limit(1)
    .for("share");
  if (found?.state === "approved") return { id: found.id, name: found.name };
  if (isReminder) return null;
  const { notApproved, notYetApproved } = senderNameMessages;
  throw fieldRefusal({ from: [found ? notYetApproved : notApproved] });
}
