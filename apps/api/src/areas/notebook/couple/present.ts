import type { Married } from "@jdj/contract/notebook/couple";
import type { Moment } from "../../../world.ts";
import { signedFileAddress } from "../../files/signed-address.ts";
import type { Celebrated } from "./queries.ts";

/** A celebrated person in the historical shape: the place, with the person as its pivot. */
export function presentMarried(
  { settings, now }: Pick<Moment, "settings" | "now">,
  { role, person }: Celebrated,
): Married {
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
      email: person.email,
      phone_number_1: person.phone1,
      phone_number_2: person.phone2,
      image: image && signedFileAddress(settings.secret, image, now),
      version: person.version,
    },
  };
}
