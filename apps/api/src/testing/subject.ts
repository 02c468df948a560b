/** Whose things a call is about, by their ids. */
export interface Subject {
  userId: number;
  email: string;
  customerId: number;
  eventId: number;
  roleId: number;
  categoryId: number;
  guestId: number;
  /** Guests that a test may delete. */
  spareGuestId: number;
  otherSpareGuestId: number;
  campaignId: number;
  /** A session that a test may end. */
  spareSessionId: number;
  cardToken: string;
  /** Of the event's public card, of its door, and of somebody who added themselves. */
  eventCardToken: string;
  checkInKey: string;
  checkInLinkId: number;
  joinRequestId: number;
  /** An order that nobody has paid yet. */
  orderReference: string;
  /** Somebody with whom the event is shared, and an invitation that nobody has taken up. */
  memberId: number;
  invitationId: number;
}

let phones = 0;

/** A number that no other row has. */
export function freshPhone(): string {
  phones += 1;
  const digits = String(phones).padStart(4, "0");
  return `+(225) 05 09 09 ${digits.slice(0, 2)} ${digits.slice(2)}`;
}

/**
 * A right input about somebody's things. `byId` says that the input names a thing that has an
 * owner: another's and a missing one must then answer 404.
 */
export interface Sample {
  byId: boolean;
  input: (subject: Subject) => unknown;
}
