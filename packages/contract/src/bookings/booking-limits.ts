/** How many bookings a customer may have open and unpaid: in all, and with one provider for one month. */
export const MOST_UNPAID = 3;
export const MOST_UNPAID_A_MONTH = 2;

/** A booking that waits for its answer or its deposit. `day` is `YYYY-MM-DD`. */
export interface UnpaidBooking {
  providerId: number;
  day: string;
}

/**
 * Why a customer may not make another booking before they have paid or cancelled one of those that are
 * open; null when they may. Unpaid places are kept from others.
 */
export function unpaidRefusal(
  open: readonly UnpaidBooking[],
  wanted: UnpaidBooking,
): "too-many-unpaid" | "too-many-unpaid-a-month" | null {
  const isSameMonth = ({ providerId, day }: UnpaidBooking) =>
    providerId === wanted.providerId && day.slice(0, 7) === wanted.day.slice(0, 7);
  if (open.filter(isSameMonth).length >= MOST_UNPAID_A_MONTH) return "too-many-unpaid-a-month";
  return open.length >= MOST_UNPAID ? "too-many-unpaid" : null;
}
