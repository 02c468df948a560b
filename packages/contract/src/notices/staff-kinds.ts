import { type Capability, mayStaff, type StaffRole } from "../call/staff-policy.ts";
import { kindsFor, type NoticeKind } from "./kinds.ts";

/** What the role of a member of staff must allow for each kind; nothing is said of it to the others. */
export const staffNeeds = {
  dispute: "payments:write",
  approval: "payments:write",
  "personal-data": "people:write",
  application: "providers:write",
  contact: "inbox:write",
  "review-report": "reviews:write",
  "new-photo": "providers:write",
  "sender-name": "sender-names:write",
  "money-task": "payments:write",
  // Whatever may be assigned is of a section that one of those who see people sees.
  assigned: "people:read",
  outage: "operations:write",
} as const satisfies Partial<Record<NoticeKind, Capability>>;
export type StaffNoticeKind = keyof typeof staffNeeds;

/** The kinds of which a member of staff of a role is told. */
export function kindsForRole(role: StaffRole): StaffNoticeKind[] {
  const isOfStaff = (kind: NoticeKind): kind is StaffNoticeKind => Object.hasOwn(staffNeeds, kind);
  return kindsFor("staff")
    .filter(isOfStaff)
    .filter((kind) => mayStaff(role, staffNeeds[kind]));
}
