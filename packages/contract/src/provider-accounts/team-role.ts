import { z } from "zod";

/** What somebody is in a provider's team: an owner also manages the team. */
export const teamRoles = ["owner", "member"] as const;
export const TeamRole = z.enum(teamRoles);
export type TeamRole = z.infer<typeof TeamRole>;
