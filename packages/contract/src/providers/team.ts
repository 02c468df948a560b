import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, Instant, PathId } from "../call/shapes.ts";
import { requiredEmail } from "../person/required-email.ts";
import { providerAccountMessages } from "./team-messages.ts";
import { TeamRole } from "./team-role.ts";

/** The most people of a shop's team, those invited included. */
export const TEAM_MAX = 20;

const tags = ["providers' space"];

export const team = {
  /** The team of the caller's shop and its open invitations, in the order of their arrival. */
  list: call("provider")
    .route({ method: "GET", path: "/api/v1/pro/team", tags, summary: "The team" })
    .output(
      z.object({
        members: z.array(
          z.object({
            id: Id,
            name: z.string(),
            email: z.string().nullable(),
            role: TeamRole,
            is_self: z.boolean(),
            /** Whether nobody else owns the shop: they can neither leave nor become a member. */
            is_last_owner: z.boolean(),
          }),
        ),
        invitations: z.array(
          z.object({ id: Id, email: z.string(), role: TeamRole, expires_at: Instant }),
        ),
        can: z.object({ manage: z.boolean() }),
      }),
    )
    .errors(refusals("no-shop")),

  /** Invites somebody by email; an open invitation to the same address is replaced. */
  invite: call("provider")
    .route({
      method: "POST",
      path: "/api/v1/pro/team/invitations",
      tags,
      summary: "Invite to the team",
    })
    .input(
      z.object({
        email: requiredEmail(providerAccountMessages.emailRequired),
        role: TeamRole,
      }),
    )
    .output(Done)
    .errors(refusals("no-shop", "owner-only", "too-many-requests")),

  cancelInvitation: call("provider")
    .route({
      method: "DELETE",
      path: "/api/v1/pro/team/invitations/{invitationId}",
      tags,
      summary: "Cancel an invitation",
    })
    .input(z.object({ invitationId: PathId }))
    .output(Done)
    .errors(refusals("no-shop", "owner-only", "not-found")),

  setRole: call("provider")
    .route({
      method: "PUT",
      path: "/api/v1/pro/team/{teamMemberId}",
      tags,
      summary: "Change a role in the team",
    })
    .input(z.object({ teamMemberId: PathId, role: TeamRole }))
    .output(Done)
    .errors(refusals("no-shop", "owner-only", "not-found", "last-owner")),

  /** Removes somebody from the team, and ends their sessions; anybody may leave. */
  remove: call("provider")
    .route({
      method: "DELETE",
      path: "/api/v1/pro/team/{teamMemberId}",
      tags,
      summary: "Remove from the team, or leave it",
    })
    .input(z.object({ teamMemberId: PathId }))
    .output(Done)
    .errors(refusals("no-shop", "owner-only", "not-found", "last-owner")),
};
