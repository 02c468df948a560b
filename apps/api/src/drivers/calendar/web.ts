import { fetchOutside, type Reach } from "../outbound/fetch-outside.ts";
import { type CalendarDriver, CalendarUnread } from "./port.ts";

/** A whole calendar is composed for each reader: Google takes some seconds for a large one. */
const TIMEOUT_MS = 10_000;

/** Calendars read over HTTPS, at the addresses that providers name. */
export function webCalendars(reach: Pick<Reach, "isRefused"> = {}): CalendarDriver {
  return {
    async read(address) {
      const { origin } = new URL(address);
      const options = { ...reach, origins: [origin], timeoutMs: TIMEOUT_MS };
      const answer = await fetchOutside(address, options).catch((cause: unknown) => {
        throw new CalendarUnread("away", { cause });
      });
      if (answer.status >= 500 || answer.status === 429) throw new CalendarUnread("away");
      const text = answer.body.toString("utf8");
      if (answer.status !== 200 || !text.includes("BEGIN:VCALENDAR"))
        throw new CalendarUnread("no-calendar");
      return text;
    },
  };
}
