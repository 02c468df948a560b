import {
  type ErasureState,
  PROOF_DAYS,
  UNAPPROVED_DAYS,
  WAIT_HOURS,
} from "@jdj/contract/accounts/account-erasure";
import { stateMachine } from "@jdj/contract/call/state-machine";

/**
 * What may become of an erasure by staff. `asked` waits for the person's proof; `proven` for a second
 * member of staff; `approved` for the end of the waiting time; `closed` is being erased. The others
 * are ends: `stopped` found open money.
 */
export const erasureMachine = stateMachine<ErasureState>({
  asked: { proven: ["customer"], cancelled: ["customer", "staff"], expired: ["product"] },
  proven: { approved: ["staff"], cancelled: ["customer", "staff"], expired: ["product"] },
  approved: { closed: ["product"], cancelled: ["customer", "staff"], stopped: ["product"] },
  closed: { done: ["product"], stopped: ["product"] },
  done: {},
  cancelled: {},
  expired: {},
  stopped: {},
});

/** The states in which an erasure waits: it may still be cancelled. */
export const waitingStates: ErasureState[] = ["asked", "proven", "approved"];

const HOUR_MS = 3_600_000;

/** When an erasure that was proven now is done at the earliest. */
export function executionTime(provenAt: Date): Date {
  return new Date(provenAt.getTime() + WAIT_HOURS * HOUR_MS);
}

/** Until when the link of the proof works, from the request on. */
export function proofEnd(askedAt: Date): Date {
  return new Date(askedAt.getTime() + PROOF_DAYS * 24 * HOUR_MS);
}

/** Until when a second person may approve, from the proof on. */
export function approvalEnd(provenAt: Date): Date {
  return new Date(provenAt.getTime() + UNAPPROVED_DAYS * 24 * HOUR_MS);
}
