/** What a member of staff may be. */
export const staffRoles = ["support", "editor", "finance", "admin"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The roles as people read them. */
export const staffRoleLabels: Readonly<Record<StaffRole, string>> = {
  support: "Assistance",
  editor: "Rédaction",
  finance: "Finances",
  admin: "Administration",
};

/**
 * What the console consists of, as far as permission goes. `session` is one's own account; a picture
 * is uploaded for a form, whose own section decides who saves it. `sales`: what customers ordered, and
 * the accounts of those who are paid for it. `cards`: their designs and texts; what customers send is
 * `campaigns`.
 */
export const staffSections = [
  "session",
  "dashboard",
  "inbox",
  "people",
  "providers",
  "reviews",
  "content",
  "pictures",
  "town-halls",
  "templates",
  "cards",
  "campaigns",
  "sender-names",
  "prices",
  "payments",
  "sales",
  "operations",
  "audit",
  "staff",
] as const;
export type StaffSection = (typeof staffSections)[number];

/** What a call of the console requires: `prices:write`. */
export type Capability = `${StaffSection}:${"read" | "write"}`;

/** How far a role goes in a section; writing includes reading. */
type Level = "none" | "read" | "write";

const all = (level: Level): Record<StaffSection, Level> => ({
  session: "write",
  dashboard: level,
  inbox: level,
  people: level,
  providers: level,
  reviews: level,
  content: level,
  pictures: level,
  "town-halls": level,
  templates: level,
  cards: level,
  campaigns: level,
  "sender-names": level,
  prices: level,
  payments: level,
  sales: level,
  operations: level,
  audit: level,
  staff: level,
});

/** The one table of who may do what in the console. */
export const staffPolicy: Readonly<Record<StaffRole, Readonly<Record<StaffSection, Level>>>> = {
  support: {
    ...all("none"),
    dashboard: "read",
    inbox: "write",
    people: "write",
    providers: "write",
    reviews: "write",
    content: "read",
    pictures: "write",
    "town-halls": "read",
    templates: "read",
    cards: "read",
    campaigns: "write",
    "sender-names": "read",
    sales: "read",
    operations: "read",
  },
  editor: {
    ...all("none"),
    dashboard: "read",
    content: "write",
    pictures: "write",
    "town-halls": "write",
    templates: "write",
    cards: "write",
  },
  finance: {
    ...all("none"),
    dashboard: "read",
    people: "read",
    providers: "read",
    cards: "read",
    campaigns: "read",
    "sender-names": "read",
    prices: "write",
    payments: "write",
    sales: "write",
    audit: "read",
  },
  admin: all("write"),
};

/** Whether a role may do what a call of the console requires. A call without a capability is for nobody. */
export function mayStaff(role: StaffRole, capability: Capability | undefined): boolean {
  if (capability === undefined) return false;
  const section = staffSections.find(
    (one) => capability === `${one}:read` || capability === `${one}:write`,
  );
  if (!section) return false;
  const level = staffPolicy[role][section];
  return capability === `${section}:write` ? level === "write" : level !== "none";
}
