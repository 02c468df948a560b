import { refusal } from "@jdj/contract/call/refusals";
import type { CallContext } from "../../../http/answer.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";

/** Counts and refuses an unknown token. Known ones are never limited, since many phones share one network address. */
export async function refuseGuessedToken(context: CallContext): Promise<never> {
  await consumeRateLimit(limits.cardGuess, context.caller.address, context);
  throw refusal("not-found");
}
