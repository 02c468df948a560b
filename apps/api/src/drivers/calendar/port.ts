/** Why a calendar was not read: nobody answered, or what came is no calendar to us. */
export type UnreadReason = "away" | "no-calendar";

/** A calendar that could not be read. */
export class CalendarUnread extends Error {
  readonly reason: UnreadReason;

  constructor(reason: UnreadReason, options?: ErrorOptions) {
    super(`Calendar unread: ${reason}`, options);
    this.reason = reason;
  }
}

/** The port of calendars that are kept elsewhere, in the iCalendar format (RFC 5545). */
export interface CalendarDriver {
  /** @throws CalendarUnread */
  read(address: string): Promise<string>;
}
