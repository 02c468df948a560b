import { channelIds } from "@jdj/contract/cards/channel-ids";
import type { MessageDetail, MessageSummary } from "@jdj/contract/cards/messages-sent";
import type { SendProgress } from "@jdj/contract/cards/send-figures";
import type { RequestContext } from "../../../app-context.ts";
import { signedFileAddress } from "../../files/signed-address.ts";
import { cardPictureAddress } from "./addresses.ts";
import type { countByState, listRecipients, Send } from "./queries.ts";
import { hasArrived, isResendable } from "./recipient.ts";
import type { shareOf } from "./share-send.ts";
import { isOnlySaved } from "./write-message.ts";

type RecipientRow = Awaited<ReturnType<typeof listRecipients>>[number];
type Seen = Pick<RequestContext, "now" | "settings">;

/** A send as the contract shows it. */
export function presentSend(send: Send, { now, settings }: Seen): MessageSummary {
  const { message } = send;
  return {
    id: message.id,
    channel_id: message.channelId,
    channel: { name: send.channel },
    label: message.label,
    message_category_id: message.categoryId,
    category: { name: send.category },
    message_model_id: message.modelId,
    model: send.model === null ? null : { name: send.model },
    message_design_id: message.designId,
    design: { name: send.design },
    from: message.sender,
    subject: message.subject,
    body: message.body,
    body_format: message.bodyFormat,
    target: message.target,
    created_at: message.createdAt.toISOString(),
    status: message.status,
    scheduled_at: message.scheduledAt?.toISOString() ?? null,
    units: message.units,
    image:
      message.imageFileId === null
        ? null
        : signedFileAddress(settings.secret, message.imageFileId, now),
    reminder_of: message.reminderOfId,
    success: send.success,
    error: send.error,
    total: send.total,
    customer_id: send.customerId,
  };
}

/** A send with each guest's copy; its picture is the first guest's own. @param mayWrite the reader's role lets them */
export function presentSendInFull(
  send: Send,
  rows: RecipientRow[],
  seen: Seen & { share: Awaited<ReturnType<typeof shareOf>>; mayWrite: boolean },
): MessageDetail {
  const { status, channelId } = send.message;
  const { mayWrite, share } = seen;
  const hasLeft = status === "sending" || status === "done";
  const canResend = ({ recipient, guest }: RecipientRow) =>
    mayWrite &&
    hasLeft &&
    isResendable(recipient.state) &&
    (channelId !== channelIds.email || guest.email !== null);
  const first = rows[0];
  return {
    ...presentSend(send, seen),
    cards: first ? [{ file: cardPictureAddress(first.recipient.token) }] : [],
    guests: [...new Set(rows.map((row) => row.category))].map((name) => ({ name })),
    eventGuests: rows.map((row) => ({
      id: row.guest.id,
      last_name: row.guest.lastName,
      given_names: row.guest.givenNames,
      phone_number_1: row.guest.phone1,
      email: row.guest.email,
      guest_id: row.guest.categoryId,
      category: row.category,
      answer: row.guest.answer,
      pivot: {
        status: hasArrived(row.recipient.state) ? 1 : 0,
        state: row.recipient.state,
        reason: row.recipient.reason,
        can: { resend: canResend(row) },
      },
    })),
    share,
    can: {
      send: mayWrite && isOnlySaved(send.message),
      cancel: mayWrite && (isOnlySaved(send.message) || status === "scheduled"),
      resend_failed: rows.some((row) => row.recipient.state === "failed" && canResend(row)),
      remind:
        mayWrite &&
        hasLeft &&
        rows.some(({ recipient, guest }) => hasArrived(recipient.state) && guest.answer === "none"),
    },
  };
}

/** How far a send is. */
export function presentProgress(
  status: SendProgress["status"],
  counts: Awaited<ReturnType<typeof countByState>>,
): SendProgress {
  const none = { queued: 0, sending: 0, sent: 0, delivered: 0, read: 0, failed: 0, unknown: 0 };
  const by = Object.fromEntries(counts.map(({ state, count }) => [state, count]));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return { ...none, ...by, status, total };
}
