import { fieldErrorsOf, isRefusal } from "@jdj/contract/glue/refusals";
import { data } from "react-router";

/**
 * What a call answers, or the 404 page: for the wrong id, somebody else's, or one that is no id.
 * Whoever tries too many gets a 429.
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
