import { isRefusal } from "@jdj/contract/call/refusals";

/** Null for what is not there, or not theirs. @throws any other error */
export function nullIfGone(error: unknown): null {
  if (!isRefusal(error, "not-found") && !isRefusal(error, "not-allowed")) throw error;
  return null;
}
