import type { Group, OwnRegistration } from "@jdj/contract/invitations/group-registrations";
import { PEOPLE_MAX, seatsFor } from "@jdj/contract/notebook/group-seats";
import type { GroupLinkRow, RegistrationRow } from "../../notebook/group-links/seats.ts";
import { fullName } from "../../notebook/guests/guest.ts";

/** A group as it is now. */
export interface GroupNow {
  link: GroupLinkRow;
  taken: number;
  /** Whether it takes registrations. */
  isTaking: boolean;
  event: Group["event"];
}

/**
 * The most people who may come together into what is left; where the hosts do not tell what is left,
 * or companions do not count, as many as one registration may ever have.
 */
function mostPeople({ link }: GroupNow, left: number): number {
  if (!link.countsCompanions || !link.showsLeft) return Math.min(PEOPLE_MAX, mostEver(link));
  return Math.min(PEOPLE_MAX, left);
}

const mostEver = (link: GroupLinkRow) => (link.countsCompanions ? link.seats : PEOPLE_MAX);

/** A group as whoever holds its link sees it. */
export function presentGroup(now: GroupNow): Group {
  const { link, taken, isTaking, event } = now;
  const left = Math.max(0, link.seats - taken);
  const state = !isTaking ? "closed" : left === 0 ? "full" : "open";
  return {
    event,
    name: link.name,
    state,
    left: link.showsLeft && isTaking ? left : null,
    most: state === "open" ? mostPeople(now, left) : Math.min(PEOPLE_MAX, mostEver(link)),
    needs_approval: link.needsApproval,
    closes_on: link.closesOn,
  };
}

/** A registration as its owner sees it. @param one with the state and the people of now */
export function presentOwn(
  one: RegistrationRow,
  now: GroupNow,
  rank: number | null,
): OwnRegistration {
  const { link, taken, isTaking, event } = now;
  const { state, people } = one;
  const isIn = state === "confirmed" || state === "pending";
  const left = Math.max(0, link.seats - taken) + (isIn ? seatsFor(people, link) : 0);
  const most = isIn && isTaking ? mostPeople(now, left) : isIn ? people : mostEver(link);
  return {
    event,
    group: link.name,
    name: fullName(one),
    people,
    state,
    rank,
    moved_up: one.movedUpAt !== null,
    most: Math.min(PEOPLE_MAX, Math.max(people, most)),
    can: {
      change: isIn || state === "waiting",
      decline: isIn || state === "waiting",
      return: state === "declined" && isTaking,
    },
  };
}
