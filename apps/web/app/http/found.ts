import { fieldErrorsOf, isRefusal } from "@jdj/contract/call/refusals";
import { data } from "react-router";

/**
 * What a call finds, for loaders: `await found(api.….guest({ eventGuestId: params.eventGuestId }))`.
 * Somebody else's row, one that is gone or an address that names none is the page « Introuvable »;
 * whoever tries too many gets a 429.
 */
export async function found<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isRefusal(error, "not-found") || fieldErrorsOf(error)) throw data(null, { status: 404 });
    if (isRefusal(error, "too-many-requests")) throw data(null, { status: 429 });
    throw error;
  }
}
