import type { InvitedCeremony } from "@jdj/contract/invitations/rsvp";
import { keyedHash } from "../../../crypto/token.ts";
import type { EntryPass } from "../../../drivers/wallet/port.ts";
import { codeOfGuest } from "./entry-code.ts";

/** What a pass is made of: a guest who comes, and the feast as their card tells it. */
export interface Comer {
  guest: { id: number; name: string; companions: number };
  event: { id: number; name: string; hosts: string };
  /** Those to which the guest comes. */
  ceremonies: readonly Pick<InvitedCeremony, "date" | "time" | "place">[];
}

/** The day after a day; both `YYYY-MM-DD`. */
function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/**
 * The pass of a guest for the wallet of a phone. Wallets keep what they were given, so that the keys
 * depend on all of it: after a change of date or place the same link adds a new pass. The code stays
 * the same, and so the former pass still lets in.
 */
export function entryPass(secret: string, { guest, event, ceremonies }: Comer): EntryPass {
  const dated = ceremonies
    .filter((one) => one.date !== null)
    .sort((a, b) => `${a.date} ${a.time ?? ""}`.localeCompare(`${b.date} ${b.time ?? ""}`));
  const [first] = dated;
  const last = dated.at(-1)?.date ?? null;
  const told = {
    issuer: event.hosts,
    eventName: event.name,
    startsAt: first ? [first.date, first.time].filter(Boolean).join("T") : null,
    place: first?.place ?? null,
  };
  const own = {
    guestName: guest.name,
    people: 1 + guest.companions,
    // Feasts go on past midnight.
    lastDay: last === null ? null : dayAfter(last),
  };
  const keyOf = (kind: string, id: number, content: object) =>
    `${kind}${id}-${keyedHash(secret, `wallet:${kind}${id}:${JSON.stringify(content)}`)
      .subarray(0, 9)
      .toString("base64url")}`;
  return {
    ...told,
    ...own,
    code: codeOfGuest(secret, guest.id),
    eventKey: keyOf("event-", event.id, told),
    key: keyOf("guest-", guest.id, { ...told, ...own }),
  };
}
