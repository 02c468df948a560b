/** What somebody is in a notebook: an owner of it, or one of those with whom owners share it. */
export const roles = ["owner", "organiser", "treasurer", "reader"] as const;
export type Role = (typeof roles)[number];

/** The roles that an invitation may give; an owner is made of a member. */
export const sharedRoles = ["organiser", "treasurer", "reader"] as const;
export type SharedRole = (typeof sharedRoles)[number];

/**
 * What a notebook is made of, as far as permission goes. `private` are the couple's private lines:
 * the addresses and numbers of the couple, and the budget lines marked « Privé ». `gifts` is the
 * gift list with who gave what, `fabric` the orders of fabric and uniforms, `contributions` the
 * register of who pledged and gave what, `money` the withdrawal of what was collected, and the word
 * of a second person for cash. `ownership` is
 * to delete an event, to restore it, and to hand it over.
 */
export const sections = [
  "event",
  "couple",
  "private",
  "summary",
  "committee",
  "budget",
  "planning",
  "ceremonies",
  "guests",
  "cards",
  "gifts",
  "fabric",
  "contributions",
  "money",
  "sharing",
  "ownership",
] as const;
export type Section = (typeof sections)[number];

/** How far a role goes in a section; writing includes reading. */
export const levels = ["none", "read", "write"] as const;
export type Level = (typeof levels)[number];

/** What a call needs of whoever makes it: `budget:write`. */
export type Need = `${Section}:${"read" | "write"}`;

const all = (level: Level): Record<Section, Level> => ({
  event: level,
  couple: level,
  private: level,
  summary: level,
  committee: level,
  budget: level,
  planning: level,
  ceremonies: level,
  guests: level,
  cards: level,
  gifts: level,
  fabric: level,
  contributions: level,
  money: level,
  sharing: level,
  ownership: level,
});

/** The one table of who may do what in a notebook that several share. */
export const sharingPolicy: Readonly<Record<Role, Readonly<Record<Section, Level>>>> = {
  owner: all("write"),
  organiser: {
    ...all("write"),
    couple: "read",
    private: "none",
    money: "read",
    sharing: "read",
    ownership: "none",
  },
  treasurer: {
    ...all("read"),
    private: "none",
    budget: "write",
    fabric: "write",
    contributions: "write",
    money: "write",
    ownership: "none",
  },
  reader: {
    ...all("read"),
    private: "none",
    gifts: "none",
    contributions: "none",
    ownership: "none",
  },
};

/** Whether a role may do what a call needs. A call that says nothing of its need is for owners only. */
export function may(role: Role, need: Need | null | undefined): boolean {
  if (!need) return role === "owner";
  const section = sections.find((one) => need === `${one}:read` || need === `${one}:write`);
  if (!section) return false;
  const level = sharingPolicy[role][section];
  return need === `${section}:write` ? level === "write" : level !== "none";
}
