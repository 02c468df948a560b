import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, line, optionalLine, optionalUpload, PathId } from "../call/shapes.ts";
import { civilityInput } from "../person/civility-input.ts";
import { Civility } from "../person/civility-shape.ts";
import { isEmail } from "../person/email.ts";
import { personMessages } from "../person/messages.ts";
import { notebookMessages } from "./messages.ts";
import { OwnVersion, ownLineInput, savedOwnLines } from "./own-lines.ts";
import { versionInput } from "./version-input.ts";

/** A place of the restricted committee and who takes it; the pivot appears at the first save. */
export const CommitteeMember = z
  .object({
    id: Id,
    name: z.string(),
    gender: z.enum(["M", "F"]),
    own: OwnVersion,
    pivot: z
      .object({
        event_id: Id,
        restricted_committee_id: Id,
        civility: Civility,
        last_name: z.string(),
        given_names: z.string(),
        email: z.string().nullable(),
        phone_number_1: z.string(),
        phone_number_2: z.string().nullable(),
        /** Signed address of the photo, or null. */
        image: z.string().nullable(),
        version: z.int(),
      })
      .nullable(),
  })
  .meta({ id: "CommitteeMember" });
export type CommitteeMember = z.infer<typeof CommitteeMember>;

const required = notebookMessages.required;

const memberFields = {
  restricted_committee_id: PathId,
  civility: civilityInput(required),
  last_name: line(required, 80),
  given_names: line(required, 80),
  email: z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? null : (value ?? null)),
    z.string().trim().max(254).refine(isEmail, personMessages.emailInvalid).nullable(),
  ),
  phone_number_1: line(required, 40),
  phone_number_2: optionalLine(40),
  image: optionalUpload(notebookMessages.selectAnImage),
  version: versionInput,
};

const saved = { success: z.literal(true), message: z.string(), customer_id: Id };

export const committee = {
  committeeByEvent: call("verified-customer", "committee:read")
    .route({
      method: "GET",
      path: "/api/v1/restricted-committees-by-event/{eventId}",
      tags: ["notebook"],
      summary: "The restricted committee",
    })
    .input(z.object({ eventId: PathId }))
    .output(z.array(CommitteeMember))
    .errors(refusals("not-allowed", "not-found", "account-unverified")),

  memberByName: call("verified-customer", "committee:read")
    .route({
      method: "POST",
      path: "/api/v1/restricted-committees-by-name",
      tags: ["notebook"],
      summary: "One member of the committee by label",
    })
    .input(z.object({ event_id: PathId, restricted_committee_name: z.string().max(120) }))
    .output(CommitteeMember)
    .errors(refusals("not-allowed", "not-found", "account-unverified")),

  /** Saves one member. */
  saveMember: call("verified-customer", "committee:write")
    .route({
      method: "POST",
      path: "/api/v1/restricted-committees/events",
      tags: ["notebook"],
      summary: "Save one member of the committee",
    })
    .input(z.object({ event_id: PathId, ...memberFields }))
    .output(z.object({ ...saved, data: CommitteeMember }))
    .errors(refusals("not-allowed", "not-found", "account-unverified", "changed-meanwhile")),

  /** Saves the members of the page together: all or none. Field errors are named `members.0.email`. */
  saveCommittee: call("verified-customer", "committee:write")
    .route({
      method: "POST",
      path: "/api/v1/restricted-committees/events-all",
      tags: ["notebook"],
      summary: "Save members of the committee",
    })
    .input(
      z.object({
        event_id: PathId,
        members: z.array(z.object(memberFields)).min(1).max(20),
      }),
    )
    .output(z.object({ ...saved, data: z.array(CommitteeMember) }))
    .errors(refusals("not-allowed", "not-found", "account-unverified", "changed-meanwhile")),

  /** Empties a place of the committee. */
  removeMember: call("verified-customer", "committee:write")
    .route({
      method: "DELETE",
      path: "/api/v1/restricted-committees/events/{eventId}/{restrictedCommitteeId}",
      tags: ["notebook"],
      summary: "Remove a member of the committee",
    })
    .input(z.object({ eventId: PathId, restrictedCommitteeId: PathId }))
    .output(z.object(saved))
    .errors(refusals("not-allowed", "not-found", "account-unverified")),

  /** Adds, renames and removes lines of the hosts' own: all or none. Field errors are named `lines.0.name`. */
  saveOwnPlaces: call("verified-customer", "committee:write")
    .route({
      method: "POST",
      path: "/api/v1/restricted-committees/own",
      tags: ["notebook"],
      summary: "The hosts' own places of the committee",
    })
    .input(ownLineInput)
    .output(savedOwnLines)
    .errors(refusals("not-allowed", "not-found", "account-unverified", "changed-meanwhile")),
};
