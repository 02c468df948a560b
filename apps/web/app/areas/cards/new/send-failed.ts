import { cardMessages } from "@jdj/contract/cards/messages";

/** The page's answer when sending failed by an error of ours: what was written stays. */
export const sendFailed = { message: cardMessages.sendFailed, errors: {}, values: {} };
