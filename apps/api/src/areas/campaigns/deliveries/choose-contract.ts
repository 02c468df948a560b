/** A contract that has nothing of a campaign in hand now. */
export interface IdleContract {
  /** Whether it refused us before, and one delivery may find out how it fares. */
  isDue: boolean;
  /** How long a delivery would wait for it, behind those of all campaigns, in milliseconds. */
  waitMs: number;
  /** When it was chosen last, in milliseconds of any clock; 0 for never. */
  chosenAt: number;
}

/**
 * A contract with so much before it gets nothing more of a campaign while another has some of it in
 * hand, in milliseconds: about a batch through a slow one.
 */
export const FULL_MS = 2500;

/**
 * The contract that gets the next deliveries of a campaign: one that is to be tried, since one delivery
 * is enough for that; else the one that begins them soonest; among equals the one that was chosen
 * longest ago, so that all are used. Null when it is better to wait for a contract that works on the
 * campaign already.
 * @param isWorkedOn whether another contract has some of the campaign in hand
 */
export function chooseContract<C extends IdleContract>(
  idle: readonly C[],
  isWorkedOn: boolean,
): C | null {
  const due = idle.find(({ isDue }) => isDue);
  if (due) return due;
  const open = isWorkedOn ? idle.filter(({ waitMs }) => waitMs < FULL_MS) : idle;
  const [first, ...others] = open;
  if (first === undefined) return null;
  return others.reduce((best, one) => (isBefore(one, best) ? one : best), first);
}

function isBefore(one: IdleContract, other: IdleContract): boolean {
  return one.waitMs === other.waitMs ? one.chosenAt < other.chosenAt : one.waitMs < other.waitMs;
}
