import type { GroupLink, GroupRegistration } from "@jdj/contract/notebook/group-links";
import { at } from "@jdj/contract/paths/addresses";
import { fullName } from "../guests/guest.ts";
import { takesRegistrations } from "./is-feast-over.ts";
import type { GroupRow, ListedRegistration } from "./queries.ts";

/** The day, and whose group it is. */
interface Shown {
  event: Parameters<typeof takesRegistrations>[1] & { name: string };
  /** `YYYY-MM-DD`. */
  today: string;
  mayWrite: boolean;
}

/** A group as its hosts see it. */
export function presentGroup(row: GroupRow, { event, today, mayWrite }: Shown): GroupLink {
  const { link, toTell, ...counts } = row;
  const isTaking = takesRegistrations(link, event, today);
  return {
    ...counts,
    id: link.id,
    name: link.name,
    path: mayWrite ? at("group", { token: link.token }) : null,
    seats: link.seats,
    to_tell: toTell,
    closes_on: link.closesOn,
    needs_approval: link.needsApproval,
    counts_companions: link.countsCompanions,
    shows_left: link.showsLeft,
    open: link.isOpen,
    state: !isTaking ? "closed" : row.taken >= link.seats ? "full" : "open",
    version: link.version,
  };
}

/** A registration as the hosts see it. @param publicUrl of the site, for the text that they send */
export function presentRegistration(
  { registration: one, state, people, rank, toTell, known }: ListedRegistration,
  { event, mayWrite }: Shown,
  publicUrl: string,
): GroupRegistration {
  const own = publicUrl + at("groupRegistration", { token: one.token });
  return {
    id: one.id,
    last_name: one.lastName,
    given_names: one.givenNames,
    phone_number_1: one.phone,
    email: one.email,
    people,
    state,
    rank: rank === null ? null : Number(rank),
    registered_at: one.registeredAt.toISOString(),
    moved_up_at: one.movedUpAt?.toISOString() ?? null,
    told_at: one.toldAt?.toISOString() ?? null,
    told_by: one.toldBy,
    whatsapp:
      toTell && mayWrite && one.phone ? whatsAppOf(one.phone, seatText(event.name, own)) : null,
    guest_id: one.guestId,
    known_as: state === "pending" && known ? fullName(known) : null,
  };
}

function seatText(event: string, link: string): string {
  return `Bonne nouvelle\u00a0: une place s’est libérée pour vous, «\u00a0${event}\u00a0». Votre inscription est ici\u00a0: ${link}`;
}

function whatsAppOf(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}
