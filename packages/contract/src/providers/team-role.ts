import { z } from "zod";
import { teamRoles } from "../call/team-policy.ts";

export const TeamRole = z.enum(teamRoles);
export type TeamRole = z.infer<typeof TeamRole>;
