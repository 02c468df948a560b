import { refusal } from "@jdj/contract/call/refusals";
import { type SenderNameState, senderNameMachine } from "@jdj/contract/campaigns/sender-name-state";
import { and, eq, inArray } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { markPageSeenTo } from "../../identity/notices/tell-staff.ts";
import { listOwners } from "../../notebook/sharing/list-owners.ts";
import { campaigns } from "../campaigns/tables.ts";
import { senderNames } from "./tables.ts";

/** What becomes of a sender name. */
export interface SenderNameChange {
  state: Exclude<SenderNameState, "requested">;
  /** Why staff refuse or withdraw it. */
  reason?: string;
  registration?: string;
  /** The name of the member of staff; null for its hosts, who are not told what they did. */
  decidedBy: string | null;
}

/**
 * Changes the state of a sender name by its table. Of a withdrawn one, campaigns that have not begun to
 * leave go back to the product's name. What staff decide is told to the owners of the event by email.
 * @param which the event too, where a host makes the change
 * @returns the state before
 * @throws not-found; sender-name-settled where the table does not permit it
 */
export async function changeSenderName(
  tx: Database,
  { jobs, now, settings }: Pick<RequestContext, "jobs" | "now" | "settings">,
  which: { id: number; eventId?: number },
  change: SenderNameChange,
): Promise<SenderNameState> {
  const { id, eventId } = which;
  const ofEvent = eventId === undefined ? undefined : eq(senderNames.eventId, eventId);
  const [name] = await tx
    .select()
    .from(senderNames)
    .where(and(eq(senderNames.id, id), ofEvent))
    .for("update");
  if (!name) throw refusal("not-found");
  if (!senderNameMachine.may(name.state, change.state)) throw refusal("sender-name-settled");
  await tx
    .update(senderNames)
    .set({
      ...change,
      state: senderNameMachine.transition(name.state, change.state),
      decidedAt: now,
    })
    .where(eq(senderNames.id, id));
  await markPageSeenTo(tx, now, `sender-names/${id}/show`);
  if (change.state === "withdrawn")
    await tx
      .update(campaigns)
      .set({ sender: settings.brand, senderNameId: null })
      .where(
        and(
          eq(campaigns.senderNameId, id),
          inArray(campaigns.status, ["draft", "awaiting-payment", "scheduled"]),
        ),
      );
  if (change.decidedBy !== null)
    for (const userId of await listOwners(tx, name.eventId))
      await jobs.enqueue(tx, "send-sender-name-email", {
        senderNameId: id,
        state: change.state,
        userId,
      });
  return name.state;
}
