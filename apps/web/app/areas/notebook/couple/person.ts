import type { Married } from "@jdj/contract/notebook/couple";
import { civilityLabel } from "@jdj/contract/person/civility";

/** A celebrated person as the page shows them. */
export type Person = ReturnType<typeof personOf>;

/** A place of the event and the stored data of the person in it. */
export function personOf({ id, name, gender, pivot }: Married) {
  return {
    id,
    place: name,
    civility: civilityLabel(gender === "F" ? "Mlle" : "M"),
    lastName: pivot?.last_name ?? "",
    givenNames: pivot?.given_names ?? "",
    email: pivot?.email ?? "",
    phone1: pivot?.phone_number_1 ?? "",
    phone2: pivot?.phone_number_2 ?? "",
    image: pivot?.image ?? null,
    version: pivot?.version ?? 0,
  };
}
