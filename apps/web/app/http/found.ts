import { fieldErrorsOf, isRefusal } from "@jdj/contract/call/refusals";
import { data } from "react-router";
import { accessEnded } from "./access-ended.ts";
import { unlisted } from "./unlisted.ts";

/**
 * The result of a call, for loaders: `await found(api.….guest({ eventGuestId: params.eventGuestId }))`.
 * A row of somebody else, a deleted one or an invalid address becomes the page « Introuvable »;
 * so does a provider out of the directory, whose page says so; too many guesses get a 429; a former member of the event is told so; a deleted event is a 410.
 */
export async function found<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isRefusal(error, "not-found") || fieldErrorsOf(error)) throw data(null, { status: 404 });
    if (isRefusal(error, "provider-unlisted")) throw data(unlisted, { status: 404 });
    if (isRefusal(error, "access-ended")) throw data(accessEnded, { status: 403 });
    if (isRefusal(error, "event-gone")) throw data(accessEnded, { status: 410 });
    if (isRefusal(error, "too-many-requests")) throw data(null, { status: 429 });
    throw error;
  }
}
