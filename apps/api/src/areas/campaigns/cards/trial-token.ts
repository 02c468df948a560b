import { isTrialToken } from "@jdj/contract/campaigns/trial-token";
import { isSameText, keyedHash } from "../../../crypto/token.ts";
import type { Secrets } from "../../../secrets.ts";

/** What the link of a trial shows: an event's card in a design, for one of its hosts. */
export interface Trial {
  eventId: number;
  customerId: number;
  /** 0 for the first design. */
  designId: number;
}

/** Bytes of the signature: short, since every character of an SMS is paid for; guesses are limited. */
const SIGNATURE_BYTES = 9;

function sign(secret: string, { eventId, customerId, designId }: Trial): Buffer {
  const text = `trial:${eventId}:${customerId}:${designId}`;
  return keyedHash(secret, text).subarray(0, SIGNATURE_BYTES);
}

/** The token of a trial's link: it holds what it shows, so that nothing is stored. */
export function makeTrialToken(secret: string, trial: Trial): string {
  const ids = [trial.eventId, trial.customerId, trial.designId].map((id) => id.toString(36));
  return `t.${ids.join(".")}.${sign(secret, trial).toString("base64url")}`;
}

/** What a trial's token shows; null for one that we did not sign. */
export function openTrialToken(secrets: Secrets, token: string): Trial | null {
  if (!isTrialToken(token)) return null;
  const [eventId = 0, customerId = 0, designId = 0] = token
    .split(".")
    .slice(1, 4)
    .map((id) => Number.parseInt(id, 36));
  const trial = { eventId, customerId, designId };
  if (!Object.values(trial).every(Number.isSafeInteger)) return null;
  // The whole token is compared: a decoder would ignore what is appended to its signature.
  return secrets.some((secret) => isSameText(token, makeTrialToken(secret, trial))) ? trial : null;
}
