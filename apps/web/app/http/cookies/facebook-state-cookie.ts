import { ownCookie } from "./own-cookie.ts";

/** The state of a sign-in with Facebook started in this browser. */
type FacebookState = {
  /** Random, 32 bytes in base64url. */
  state: string;
  /** The path to go to afterwards. */
  goal: string;
};

function isState(value: unknown): value is FacebookState {
  if (typeof value !== "object" || value === null) return false;
  return (
    "state" in value &&
    typeof value.state === "string" &&
    "goal" in value &&
    typeof value.goal === "string"
  );
}

/** The sign-in with Facebook under way, for ten minutes. */
export const facebookStateCookie = ownCookie("facebook", isState, { maxAge: 10 * 60 });
