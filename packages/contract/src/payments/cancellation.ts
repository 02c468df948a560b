const DAY_MS = 86_400_000;

/** Who cancels what a deposit is paid for. */
export type CancelledBy = "customer" | "provider";

/** How much of a deposit goes back. */
export type DepositShare = "all" | "half" | "none";

/** When a service is, as far as it is known. */
export interface ServiceTime {
  /** The day of the service, `YYYY-MM-DD`; null where none was agreed on. */
  day: string | null;
  /** When the provider said that it has started; null before. */
  startedAt: Date | null;
}

/** How many days before the service a customer who cancels gets the whole deposit back, and half of it. */
export const FREE_CANCELLATION_DAYS = 14;
export const HALF_CANCELLATION_DAYS = 7;

/**
 * How long a customer may still cancel for the whole deposit after the provider said that a service
 * without a day has started, in hours: that word alone must not take anything from them.
 */
export const CONTEST_START_HOURS = 48;

const customerShares: readonly { fromDays: number; share: DepositShare }[] = [
  { fromDays: FREE_CANCELLATION_DAYS, share: "all" },
  { fromDays: HALF_CANCELLATION_DAYS, share: "half" },
];

/**
 * The one table of what a cancellation gives back of a deposit. A provider who cancels gives back all
 * of it, whenever. A customer gets all of it until 14 days before the day of the service, half until 7
 * days before, nothing after; where no day was agreed on, all of it until 48 hours after the provider
 * said that the service has started. Staff may decide otherwise.
 */
export function depositShare(by: CancelledBy, service: ServiceTime, now: Date): DepositShare {
  if (by === "provider") return "all";
  if (service.day === null) {
    const { startedAt } = service;
    const hours = startedAt === null ? 0 : (now.getTime() - startedAt.getTime()) / 3_600_000;
    return hours < CONTEST_START_HOURS ? "all" : "none";
  }
  const today = now.toISOString().slice(0, 10);
  const days = (Date.parse(service.day) - Date.parse(today)) / DAY_MS;
  return customerShares.find(({ fromDays }) => days >= fromDays)?.share ?? "none";
}

/** What a share of a paid deposit is, in FCFA; half is rounded up to a multiple of 5. */
export function shareOf(paidFcfa: number, share: DepositShare): number {
  if (share === "all") return paidFcfa;
  return share === "half" ? Math.min(paidFcfa, Math.ceil(paidFcfa / 2 / 5) * 5) : 0;
}

/** What a cancellation gives back of a paid deposit, in FCFA. */
export function returnedDeposit(
  paidFcfa: number,
  by: CancelledBy,
  service: ServiceTime,
  now: Date,
): number {
  return shareOf(paidFcfa, depositShare(by, service, now));
}

/** The last days on which a customer who cancels gets all of a deposit back, and half of it. */
export function lastDaysToCancel(day: string): { all: string; half: string } {
  const before = (days: number) =>
    new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
  return { all: before(FREE_CANCELLATION_DAYS), half: before(HALF_CANCELLATION_DAYS) };
}

/** Why the provider cannot say yet that a service has started; null when they can. */
export function startRefusal(
  { day }: Pick<ServiceTime, "day">,
  deposit: { isAsked: boolean; isPaid: boolean },
  now: Date,
): "quote-deposit-unpaid" | "quote-too-early" | null {
  if (deposit.isAsked && !deposit.isPaid) return "quote-deposit-unpaid";
  return day !== null && day > now.toISOString().slice(0, 10) ? "quote-too-early" : null;
}
