import { accountMessages } from "@jdj/contract/accounts/messages";
import { fieldRefusal } from "@jdj/contract/call/refusals";
import { alertMessages } from "@jdj/contract/providers/lead-alerts-messages";
import type { MemberSmsChoiceForm } from "@jdj/contract/providers/sms-choice";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { chooseSms } from "../../accounts/sms-choice/choose-sms.ts";
import { providerMembers } from "../team/tables.ts";

/**
 * Turns the messages on a member's phone on or off, and changes by what new leads arrive and when they
 * wait: all of it or, when something is refused, nothing.
 * @returns the sentence that says so
 * @throws a field error at `wants_sms`, `channel` or `quiet_until`; sms-closed (409)
 */
export async function chooseAlerts(
  context: RequestContext,
  userId: number,
  { wants_sms, channel, quiet_from, quiet_until }: MemberSmsChoiceForm,
): Promise<string> {
  const isClosed = context.settings.closedServices.includes("whatsapp-notices");
  if (wants_sms && channel === "whatsapp" && isClosed)
    throw fieldRefusal({ channel: [alertMessages.whatsappClosed] });
  if (((quiet_from ?? null) === null) !== ((quiet_until ?? null) === null))
    throw fieldRefusal({ quiet_until: [alertMessages.quietHalf] });
  if (typeof quiet_from === "number" && quiet_from === quiet_until)
    throw fieldRefusal({ quiet_until: [alertMessages.quietSame] });
  const chosen = {
    ...(channel === undefined ? {} : { alertChannel: channel }),
    ...(quiet_from === undefined ? {} : { quietFrom: quiet_from }),
    ...(quiet_until === undefined ? {} : { quietUntil: quiet_until }),
  };
  return context.db.transaction(async (tx) => {
    const { message } = await chooseSms({ ...context, db: tx }, userId, wants_sms);
    if (Object.keys(chosen).length > 0)
      await tx.update(providerMembers).set(chosen).where(eq(providerMembers.userId, userId));
    return message === accountMessages.smsOn && channel === "whatsapp"
      ? alertMessages.whatsappOn
      : message;
  });
}
