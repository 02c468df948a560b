import type { EventStatus } from "@jdj/contract/campaigns/card-purpose";
import { hostsLine } from "../../designs/card-wording.ts";
import { type EventCeremony, isPlanned, toldOn } from "../../notebook/ceremonies/ceremony.ts";
import { writeCalendar } from "../../notebook/planning/calendar.ts";
import { ceremonyMinutes } from "../../notebook/planning/ceremony-minutes.ts";

interface Feast {
  event: {
    id: number;
    name: string;
    version: number;
    weddingDate: string | null;
    weddingDatePrecision: "exact" | "approximate";
  };
  hosts: string[];
  status: EventStatus;
}

/**
 * The file by which a guest's calendar adds a ceremony, moves it, or takes it back once the event is
 * cancelled: all under the same UID. Null while its day is not known.
 * @param site.host names the product in the UID @param site.link the guest's card
 */
export function ceremonyEntry(
  one: EventCeremony,
  { event, hosts, status }: Feast,
  { host, link, now }: { host: string; link: string; now: Date },
): string | null {
  const day = toldOn(one, event);
  if (day === null || !isPlanned(one)) return null;
  const { time = null, place = null } = one.held ?? {};
  const isCancelled = status === "cancelled";
  const title = `${one.ceremony.name} – ${hostsLine({ hosts, eventName: event.name })}`;
  const entry = {
    uid: `ceremony-${event.id}-${one.ceremony.id}@${host}`,
    title: isCancelled ? `Annulé\u00a0: ${title}` : title,
    day,
    time,
    minutes: ceremonyMinutes(one.ceremony.code),
    place,
    // Both versions only grow; a cancellation is newer than what it cancels.
    sequence: event.version + (one.held?.version ?? 0) + (isCancelled ? 1 : 0),
    link,
  };
  return writeCalendar(event.name, [entry], now, isCancelled ? "CANCEL" : "PUBLISH");
}
