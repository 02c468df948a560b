import { type DisputeKind, type DisputeState, kindsOfSubject } from "./dispute-states.ts";

/** Whether a dispute leaves another one open to its customer: only one that they ended themselves. */
export function isFinal(state: DisputeState): boolean {
  return state !== "withdrawn";
}

/** What decides whether the deposit of a booking or a quote may be disputed. */
export interface DepositFacts {
  /** Whether we still hold money of it. */
  isHeld: boolean;
  /** Whether what it was paid for stands: not cancelled, nor confirmed by its customer. */
  isStanding: boolean;
  /** Whether it is disputed, or was decided. */
  isDisputed: boolean;
  /** The day of the service, `YYYY-MM-DD`; null where none was agreed on. */
  day: string | null;
  /** Whether the provider said that the service has started. */
  hasStarted: boolean;
}

/**
 * What a customer may say of a service whose deposit we hold, from its day on; where no day was agreed
 * on, once the provider said that it has started: before, a cancellation gives everything back.
 * @param today `YYYY-MM-DD` in Abidjan
 */
export function depositDisputeKinds(
  { isHeld, isStanding, isDisputed, day, hasStarted }: DepositFacts,
  today: string,
): DisputeKind[] {
  if (!isHeld || !isStanding || isDisputed) return [];
  const isDue = hasStarted || (day !== null && day <= today);
  return isDue ? [...kindsOfSubject.booking] : [];
}
