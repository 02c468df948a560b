import type { CommitteeMember } from "@jdj/contract/notebook/committee";
import type { RequestContext } from "../../../app-context.ts";
import { signedFileAddress } from "../../files/signed-address.ts";
import { ownVersion } from "../own-lines/own-line.ts";
import type { CommitteePlace } from "./queries.ts";

/** A place of the committee in the historical shape, with who takes it as pivot. */
export function presentMember(
  { settings, now }: Pick<RequestContext, "settings" | "now">,
  { role, member }: CommitteePlace,
): CommitteeMember {
  const image = member?.imageFileId ?? null;
  return {
    id: role.id,
    name: role.name,
    gender: role.gender,
    own: ownVersion(role),
    pivot: member && {
      event_id: member.eventId,
      restricted_committee_id: member.roleId,
      civility: member.civility,
      last_name: member.lastName,
      given_names: member.givenNames,
      email: member.email,
      phone_number_1: member.phone1,
      phone_number_2: member.phone2,
      image: image && signedFileAddress(settings.secret, image, now),
      version: member.version,
    },
  };
}
