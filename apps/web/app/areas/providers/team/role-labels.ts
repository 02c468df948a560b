import type { TeamRole } from "@jdj/contract/providers/team-role";

/** The roles of a team, as they are read. */
export const roleLabels: Readonly<Record<TeamRole, string>> = {
  owner: "Propriétaire",
  manager: "Gestionnaire",
  member: "Membre",
};
