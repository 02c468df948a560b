import { staffRoleLabels, staffRoles } from "@jdj/contract/call/staff-policy";

/** The roles of staff for a field of choice. */
export const roleChoices = staffRoles.map((id) => ({ id, name: staffRoleLabels[id] }));
