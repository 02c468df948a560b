import { INVALID_INPUT, isRefusal } from "@jdj/contract/glue/refusals";
import { ORPCError } from "@orpc/contract";
import { data } from "react-router";

/**
 * What a call finds, for loaders: `await found(api.….guest({ eventGuestId: params.eventGuestId }))`.
 * Somebody else's row, one that is gone or an address that names none is the page « Introuvable ».
 */
export async function found<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const unreadable = error instanceof ORPCError && error.code === INVALID_INPUT;
    if (unreadable || isRefusal(error, "not-found")) throw data(null, { status: 404 });
    throw error;
  }
}
