import { fieldRefusal } from "@jdj/contract/call/refusals";
import { eventPageMessages } from "@jdj/contract/event-page/messages";
import { verifyPassword } from "../../../crypto/password.ts";
import type { CallContext } from "../../../http/answer.ts";
import {
  consumeRateLimit,
  limits,
  refundRateLimit,
} from "../../../rate-limit/consume-rate-limit.ts";
import { findInvitationByToken } from "../../invitations/rsvp/queries.ts";
import type { EventPageRow } from "../settings/open-page.ts";

/**
 * Refuses anything but the password of a page. Only wrong ones are counted, by device and by network
 * address, of which a whole town may share one.
 * @throws a field error (422) at `password`; too-many-requests
 */
export async function refuseWrongPassword(
  context: CallContext,
  page: EventPageRow,
  password: string,
): Promise<void> {
  const { address, device } = context.caller;
  const wrong = () => fieldRefusal({ password: [eventPageMessages.passwordWrong] });
  if (password === "") throw wrong();
  const counted = [
    [limits.eventPagePassword, `${page.id} ${address} ${device}`],
    [limits.eventPagePasswordAddress, `${page.id} ${address}`],
  ] as const;
  for (const [limit, subject] of counted) await consumeRateLimit(limit, subject, context);
  const { passwordCost } = context.settings;
  if (!(await verifyPassword(passwordCost, password, page.passwordHash, address))) throw wrong();
  for (const [limit, subject] of counted) await refundRateLimit(limit, subject, context);
}

/** Whether a token is that of a guest's own card to the event of a page. */
export async function isCardOf(
  context: CallContext,
  page: EventPageRow,
  token: string,
): Promise<boolean> {
  const found = await findInvitationByToken(context.db, token);
  return found?.event.id === page.eventId;
}
