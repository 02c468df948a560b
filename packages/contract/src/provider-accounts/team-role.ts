import { z } from "zod";
import { teamRoles } from "./team-roles.ts";

export const TeamRole = z.enum(teamRoles);
export type TeamRole = z.infer<typeof TeamRole>;
