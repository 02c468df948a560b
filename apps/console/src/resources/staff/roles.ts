import { type StaffRole, staffRoles } from "@jdj/contract/call/staff-policy";

const names: Readonly<Record<StaffRole, string>> = {
  support: "Assistance",
  editor: "Rédaction",
  finance: "Finances",
  admin: "Administration",
};

/** The roles of staff for a field of choice. */
export const roleChoices = staffRoles.map((id) => ({ id, name: names[id] }));
