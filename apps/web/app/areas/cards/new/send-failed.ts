import { cardMessages } from "@jdj/contract/cards/messages";

/** The page's answer when the send failed for a reason of ours: what was written stays. */
export const sendFailed = { message: cardMessages.sendFailed, errors: {}, values: {} };
