import {
  type FieldErrors,
  fieldErrorsOf,
  isRefusal,
  refusalMessage,
} from "@jdj/contract/call/refusals";
import { cardMessages } from "@jdj/contract/campaigns/messages";
import type { Client } from "@jdj/contract/client";
import { data } from "react-router";

/** Why an answer was refused: its HTTP status, a sentence, and the errors of its fields. */
export type AnswerError = { status: number; message: string; errors: FieldErrors };

/** Why an answer is not taken, in words for the guest. */
const conflicts = ["answers-closed", "answer-not-asked", "group-full"] as const;

/** The companions, ceremonies and replies of an answer. */
export type Details = Omit<Parameters<Client["invitations"]["rsvp"]["answer"]>[0], "id" | "answer">;

/**
 * Gives a guest's answer by the token of their link. A link that leads nowhere is a 404.
 * @returns null when it is saved
 */
export async function answerInvitation(
  { invitations }: Client,
  id: string,
  answer: "yes" | "no",
  details: Details = {},
): Promise<AnswerError | null> {
  try {
    await invitations.rsvp.answer({ id, answer, ...details });
    return null;
  } catch (error) {
    if (isRefusal(error, "not-found")) throw data(null, { status: 404 });
    const errors = fieldErrorsOf(error);
    const failure = { message: cardMessages.confirmFailed, errors: errors ?? {} };
    if (errors)
      return { ...failure, status: 422, message: refusalMessage(error) ?? failure.message };
    if (conflicts.some((code) => isRefusal(error, code)))
      return { ...failure, status: 409, message: `${failure.message} ${refusalMessage(error)}` };
    return { ...failure, status: isRefusal(error, "too-many-requests") ? 429 : 503 };
  }
}
