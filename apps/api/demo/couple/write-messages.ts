import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { and, eq } from "drizzle-orm";
import type { AppContext, RequestContext } from "../../src/app-context.ts";
import { changeStatus } from "../../src/areas/campaigns/campaigns/change-status.ts";
import { deliveries } from "../../src/areas/campaigns/deliveries/tables.ts";
import { planEachStep } from "../../src/areas/invitations/message-sequence/plan-each-step.ts";
import { prepareSteps } from "../../src/areas/invitations/message-sequence/prepare-steps.ts";
import { everybody } from "../../src/areas/invitations/messages-to-guests/audience.ts";
import { saveMessage } from "../../src/areas/invitations/messages-to-guests/save-message.ts";
import { sendMessage } from "../../src/areas/invitations/messages-to-guests/send-message.ts";
import type { Database } from "../../src/database/connect.ts";
import { pastContext } from "./past-context.ts";
import type { DemoEvent } from "./write-notebook.ts";

/** A message by email of the demonstration. */
export interface DemoMessage {
  /** The answers of those to whom it goes. */
  answers: ("yes" | "none" | "no")[];
  subject: string;
  body: string;
  at: Date;
  /** When it is to leave; null for one that has left. */
  scheduledAt: Date | null;
}

/** Writes a message by the product's own acts, as if it had been sent before. */
export async function writeMessage(
  app: AppContext,
  tx: Database,
  event: DemoEvent,
  { answers, subject, body, at, scheduledAt }: DemoMessage,
): Promise<void> {
  const context = pastContext(app, tx, at);
  const byOwner = { ...event, role: "owner" as const };
  const written = {
    audience: { ...everybody, answers },
    channelId: channelIds.email,
    subject,
    body,
  };
  const id = await saveMessage(context, byOwner, written, { id: null, key: null });
  await sendMessage(context, byOwner, id, { scheduledAt, expected: null });
  if (scheduledAt !== null) return;
  await tx
    .update(deliveries)
    .set({ state: "sent", attempts: 1, sentAt: new Date(at.getTime() + 40_000) })
    .where(and(eq(deliveries.campaignId, id), eq(deliveries.state, "queued")));
  await changeStatus(tx, { id, status: "sending" }, "done");
}

/** Writes the proposed messages by email, and plans all but the thanks, which the couple will write anew. */
export async function writeSequence(context: RequestContext, event: DemoEvent): Promise<void> {
  const byOwner = { ...event, role: "owner" as const, weddingDatePrecision: "exact" as const };
  const purposes = ["reminder", "practical", "eve"] as const;
  await prepareSteps(context, byOwner, { purposes, channelId: channelIds.email });
  await planEachStep(context, byOwner);
  await prepareSteps(context, byOwner, { purposes: ["thanks"], channelId: channelIds.email });
}
