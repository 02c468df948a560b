/** What somebody is in a provider's team: an owner also manages the team. */
export const teamRoles = ["owner", "member"] as const;
