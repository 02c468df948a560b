import { type FieldErrors, fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import type { Civility } from "@jdj/contract/person/civility";
import { tidyEmail } from "@jdj/contract/person/email";
import { couplePhone, readContact } from "../phones/contact-phone.ts";
import type { CommitteePlace } from "./queries.ts";

/** A member as the form has them, by the names of its fields. */
export interface MemberForm {
  restricted_committee_id: number;
  civility: Civility;
  last_name: string;
  given_names: string;
  email: string | null;
  phone_number_1: string;
  phone_number_2: string | null;
  image?: File | undefined;
  version?: number | undefined;
}

/**
 * Reads the members of a form for an event with these places. The phones of what comes back are
 * in E.164; they are as long as the couple's.
 * @param field the full name of a field of the member at that index
 * @throws field errors (422) for phones; not-found for a place of another type of event
 */
export function checkMembers(
  members: readonly MemberForm[],
  places: readonly CommitteePlace[],
  field: (index: number, name: string) => string,
) {
  const errors: FieldErrors = {};
  const read = (index: number, name: string, text: string): string => {
    const reading = readContact(text, couplePhone);
    if (reading.ok) return reading.e164;
    errors[field(index, name)] = reading.messages;
    return text;
  };
  const known = new Set(places.map(({ role }) => role.id));
  const drafts = members.map((member, index) => {
    if (!known.has(member.restricted_committee_id)) throw refusal("not-found");
    const second = member.phone_number_2;
    return {
      key: member.restricted_committee_id,
      version: member.version,
      image: member.image,
      index,
      fields: {
        civility: member.civility,
        lastName: member.last_name,
        givenNames: member.given_names,
        email: member.email === null ? null : tidyEmail(member.email),
        phone1: read(index, "phone_number_1", member.phone_number_1),
        phone2: second === null ? null : read(index, "phone_number_2", second),
      },
    };
  });
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
  return drafts;
}
