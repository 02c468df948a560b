import { cardMessages } from "@jdj/contract/campaigns/messages";

/** The result of the form when the server failed; the draft is unchanged. */
export const sendFailed = { message: cardMessages.sendFailed, errors: {}, values: {} };
