import { may } from "@jdj/contract/call/sharing-policy";
import type { Married } from "@jdj/contract/notebook/couple";
import type { RequestContext } from "../../../app-context.ts";
import { signedFileAddress } from "../../files/signed-address.ts";
import type { EventWithType } from "../events/queries.ts";
import type { Celebrated } from "./queries.ts";

/** A celebrated person in the historical shape: the place, with the person as its pivot; the private lines for those who may see them. */
export function presentMarried(
  { settings, now }: Pick<RequestContext, "settings" | "now">,
  { role, person }: Celebrated,
  event: Pick<EventWithType, "role">,
): Married {
  const isPrivate = !may(event.role, "private:read");
  const image = person?.imageFileId ?? null;
  return {
    id: role.id,
    name: role.name,
    gender: role.gender,
    pivot: person && {
      event_id: person.eventId,
      married_id: person.roleId,
      civility: person.civility,
      last_name: person.lastName,
      given_names: person.givenNames,
      email: isPrivate ? null : person.email,
      phone_number_1: isPrivate ? null : person.phone1,
      phone_number_2: isPrivate ? null : person.phone2,
      image: image && signedFileAddress(settings.secret, image, now),
      version: person.version,
    },
  };
}
