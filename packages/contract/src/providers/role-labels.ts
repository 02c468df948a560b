import type { TeamRole } from "./team-role.ts";

/** The roles of a team, as they are read. */
export const roleLabels: Readonly<Record<TeamRole, string>> = {
  owner: "Propriétaire",
  manager: "Gestionnaire",
  member: "Membre",
};
