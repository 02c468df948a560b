/** A request of the inbox, as far as the home page shows it. */
interface Waiting {
  status: string;
  unread: number;
  last_at: string;
}

/** The requests that wait for the provider: those not treated yet and those with unread messages, the newest first. */
export function requestsToAnswer<Row extends Waiting>(inbox: readonly Row[]): Row[] {
  return inbox
    .filter(({ status, unread }) => status === "TO_BE_TREATED" || unread > 0)
    .toSorted((a, b) => b.last_at.localeCompare(a.last_at));
}
