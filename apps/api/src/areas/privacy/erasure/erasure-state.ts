import {
  type ErasureState,
  PROOF_DAYS,
  UNAPPROVED_DAYS,
  WAIT_HOURS,
} from "@jdj/contract/accounts/account-erasure";

/**
 * The states of an erasure by staff. `asked` waits for the person's proof; `proven` for a second
 * member of staff; `approved` for the end of the waiting time; `closed` is being erased. The others
 * are ends: `stopped` found open money.
 */
const moves: Record<ErasureState, readonly ErasureState[]> = {
  asked: ["proven", "cancelled", "expired"],
  proven: ["approved", "cancelled", "expired"],
  approved: ["closed", "cancelled", "stopped"],
  closed: ["done", "stopped"],
  done: [],
  cancelled: [],
  expired: [],
  stopped: [],
};

/** Whether an erasure may go from one state to another. */
export function mayBecome(from: ErasureState, to: ErasureState): boolean {
  return moves[from].includes(to);
}

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
