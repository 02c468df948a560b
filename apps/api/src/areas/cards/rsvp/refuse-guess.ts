import { refusal } from "@jdj/contract/glue/refusals";
import type { CallContext } from "../../../http/answer.ts";
import { limits, takeFrom } from "../../accounts/limits/take.ts";

/** Counts and refuses a token that opens nothing; those that do are never limited, for operators share addresses. */
export async function refuseGuess(context: CallContext): Promise<never> {
  await takeFrom(limits.cardGuess, context.caller.address, context);
  throw refusal("not-found");
}
