import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Visitor } from "@jdj/contract/accounts/visitor";
import { facebookStateCookie } from "#app/http/cookies/facebook-state-cookie.ts";

type Transport = Pick<Visitor, "secure">;

/**
 * Creates the state that Facebook must return, and the cookie that stores it meanwhile
 * with the path to go to: a response that this browser did not ask for is refused.
 */
export async function makeState(goal: string, visitor: Transport) {
  const state = randomBytes(32).toString("base64url");
  const setCookie = await facebookStateCookie.set({ state, goal: goal.slice(0, 1000) }, visitor);
  return { state, setCookie };
}

/** The path to go to when the returned state is the one of this browser; else null. */
export async function goalOfState(
  request: Request,
  returned: string | null,
  visitor: Transport,
): Promise<string | null> {
  const begun = await facebookStateCookie.read(request, visitor);
  const [expected, given] = [Buffer.from(begun?.state ?? ""), Buffer.from(returned ?? "")];
  if (!begun || expected.length === 0 || expected.length !== given.length) return null;
  return timingSafeEqual(expected, given) ? begun.goal : null;
}
