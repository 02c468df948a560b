import type { AlertChannel } from "@jdj/contract/providers/lead-alerts";
import type { RequestContext } from "../../../app-context.ts";
import { enqueueAskedSms } from "../../operations/outgoing-messages/enqueue-asked-sms.ts";
import type { LeadText } from "./join-leads.ts";

/**
 * Enqueues a message to the phone of a member of a team, by the channel that they chose, in the
 * caller's transaction (`context.db`): by SMS where WhatsApp is closed.
 */
export async function enqueueAlert(
  context: Pick<RequestContext, "db" | "jobs" | "settings">,
  {
    channel,
    path,
    ...about
  }: LeadText & { userId: number; kind: "lead" | "lead-trial"; channel: AlertChannel },
): Promise<void> {
  const { db, jobs, settings } = context;
  const notice = { ...about, link: settings.publicUrl + path };
  if (channel === "whatsapp" && !settings.closedServices.includes("whatsapp-notices"))
    await jobs.enqueue(db, "send-whatsapp-notice", notice);
  else await enqueueAskedSms(context, notice);
}
