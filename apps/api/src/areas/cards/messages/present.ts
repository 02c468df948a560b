import type { MessageDetail, MessageSummary } from "@jdj/contract/cards/messages-sent";
import { cardPictureAddress } from "./addresses.ts";
import type { listRecipients, Send } from "./queries.ts";
import { isResendable } from "./recipient.ts";

type RecipientRow = Awaited<ReturnType<typeof listRecipients>>[number];

/** A send as the contract shows it. */
export function presentSend(send: Send): MessageSummary {
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
    target: message.target,
    created_at: message.createdAt.toISOString(),
    success: send.success,
    error: send.error,
    total: send.total,
    customer_id: send.customerId,
  };
}

/** A send with each guest's copy; its picture is the first guest's own. */
export function presentSendInFull(send: Send, rows: RecipientRow[]): MessageDetail {
  const first = rows[0];
  return {
    ...presentSend(send),
    cards: first ? [{ file: cardPictureAddress(first.recipient.token) }] : [],
    guests: [...new Set(rows.map((row) => row.category))].map((name) => ({ name })),
    eventGuests: rows.map(({ recipient, guest, category }) => ({
      id: guest.id,
      last_name: guest.lastName,
      given_names: guest.givenNames,
      phone_number_1: guest.phone1,
      email: guest.email,
      guest_id: guest.categoryId,
      category,
      answer: guest.answer,
      pivot: {
        status: recipient.state === "sent" ? 1 : 0,
        state: recipient.state,
        reason: recipient.reason,
        can: { resend: isResendable(recipient.state) && guest.email !== null },
      },
    })),
  };
}
