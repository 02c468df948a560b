import type { CallName } from "./contract-calls.ts";
import type { Sample, Subject } from "./subject.ts";

type MessageCall = Extract<CallName, `cards.messages.${string}`>;

function card({ guestId }: Subject) {
  return {
    channel_id: 1,
    message_category_id: 1,
    message_design_id: 1,
    body: "Chère [prénoms], venez !",
    tab: [guestId],
  };
}

const byMessage = ({ messageId }: Subject) => ({ id: messageId });

/** For every call about sends, a right input. */
export const messageSamples: Record<MessageCall, Sample> = {
  "cards.messages.messages": { byId: false, input: () => undefined },
  "cards.messages.message": { byId: true, input: byMessage },
  "cards.messages.progress": { byId: true, input: byMessage },
  "cards.messages.placeholders": { byId: false, input: () => undefined },
  "cards.messages.price": {
    byId: true,
    input: ({ guestId }) => ({ channel_id: 3, body: "[prénoms], venez !", tab: [guestId] }),
  },
  "cards.messages.createMessage": { byId: true, input: card },
  "cards.messages.sendMessage": { byId: true, input: card },
  "cards.messages.saveMessage": { byId: true, input: card },
  "cards.messages.releaseMessage": { byId: true, input: byMessage },
  "cards.messages.resendFailed": { byId: true, input: byMessage },
  "cards.messages.cancelMessage": { byId: true, input: byMessage },
  "cards.messages.remind": { byId: true, input: byMessage },
  "cards.messages.testMessage": {
    byId: false,
    input: () => ({ channel_id: 1, body: "[prénoms], venez !" }),
  },
};
