import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import type { proposedPurposes } from "@jdj/contract/invitations/sequence-steps";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { sequenceSteps } from "../../campaigns/campaigns/tables.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { events } from "../../notebook/events/tables.ts";
import { planMessage } from "../messages-to-guests/plan-message.ts";
import { writeMessage } from "../messages-to-guests/save-message.ts";
import type { DatedEvent } from "./present-step.ts";
import { proposals } from "./proposals.ts";
import { listSteps } from "./queries.ts";

type Proposed = (typeof proposedPurposes)[number];

/**
 * Writes a message for each chosen proposal of which there is no step, without planning it. Two hosts
 * who do so at once write each one once.
 * @throws channel-closed
 */
export async function prepareSteps(
  context: RequestContext,
  event: DatedEvent & Pick<EventWithType, "id" | "customerId" | "role">,
  { purposes, channelId }: { purposes: readonly Proposed[]; channelId: number },
): Promise<void> {
  const { db, settings } = context;
  await db.transaction(async (tx) => {
    await tx.select({ id: events.id }).from(events).where(eq(events.id, event.id)).for("update");
    const present = (await listSteps(tx, event)).map(({ purpose }) => purpose);
    for (const purpose of purposes.filter((one) => !present.includes(one))) {
      const { offsetDays, hour, audience, subject, body } = proposals[purpose];
      const isEmail = channelId === channelIds.email;
      const written = { audience, channelId, subject: isEmail ? subject : null, body };
      const planned = await planMessage(tx, settings, event, written, { mayBeNobody: true });
      const content = { written, planned, saved: null, key: null };
      const { id } = await writeMessage(tx, context, event, content);
      await tx
        .insert(sequenceSteps)
        .values({ campaignId: id, purpose, state: "off", offsetDays, hour });
    }
  });
}
