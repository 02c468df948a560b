import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, line, oneOf } from "../call/shapes.ts";
import { requiredEmail } from "../person/required-email.ts";
import { contentMessages } from "./messages.ts";
import { paragraphs } from "./paragraphs.ts";

/**
 * The least and the most characters of two numbers with the mask: `0701020304, 0501020304` has 22.
 */
export const numbersLength = { least: 18, most: 22 } as const;

function hasMaskedLength(text: string): boolean {
  return text === "" || (text.length >= numbersLength.least && text.length <= numbersLength.most);
}

const message = paragraphs(contentMessages.messageRequired, 4000);

export const contact = {
  /** Stores a message in the contact inbox. A repeated one is stored once. */
  contactUs: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/contact_us",
      tags: ["content"],
      summary: "Write to the product's team",
    })
    .input(
      z.object({
        name: line(contentMessages.nameRequired, 120),
        email: requiredEmail(contentMessages.emailRequired),
        msg: message,
        sexe: oneOf(["Homme", "Femme"], contentMessages.sexRequired),
        /** Two numbers with the mask; the numbers themselves are checked later. */
        phone_numbers: line(contentMessages.numbersRequired, 200).refine(
          hasMaskedLength,
          contentMessages.numbersInvalid,
        ),
      }),
    )
    .output(Done)
    .errors(refusals("too-many-requests")),

  /**
   * Stores a message of the chat box in the same inbox; only a name and an address to answer to are
   * required.
   */
  leaveMessage: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/chat-messages",
      tags: ["content"],
      summary: "Leave a message in the chat box",
    })
    .input(
      z.object({
        name: line(contentMessages.nameRequired, 120),
        email: requiredEmail(contentMessages.emailRequired),
        msg: message,
      }),
    )
    .output(Done)
    .errors(refusals("too-many-requests")),
};
