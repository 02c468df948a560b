import type { CommitteeMember } from "@jdj/contract/notebook/committee";

/** The texts of a member, by the names of their fields. */
const memberTexts = [
  "civility",
  "last_name",
  "given_names",
  "email",
  "phone_number_1",
  "phone_number_2",
] as const;
export type MemberText = (typeof memberTexts)[number];

/** A place of the committee as the page shows it. */
export type Member = ReturnType<typeof memberOf>;

/** A place and the stored data of the person in it; the texts are empty while there is none. */
export function memberOf({ id, name, own, pivot }: CommitteeMember) {
  return {
    id,
    place: name,
    /** The version of a place that the hosts added; null for the template's. */
    own,
    taken: pivot !== null,
    texts: {
      civility: pivot?.civility ?? "",
      last_name: pivot?.last_name ?? "",
      given_names: pivot?.given_names ?? "",
      email: pivot?.email ?? "",
      phone_number_1: pivot?.phone_number_1 ?? "",
      phone_number_2: pivot?.phone_number_2 ?? "",
    } satisfies Record<MemberText, string>,
    image: pivot?.image ?? null,
    version: pivot?.version ?? 0,
  };
}

/** What the fields of a place begin with: `m7.`. */
export function memberPrefix(id: number): string {
  return `m${id}.`;
}

/** The texts joined, to compare whether any of them was changed. */
export function joinTexts(texts: Record<MemberText, string>): string {
  return memberTexts.map((name) => texts[name]).join("\t");
}
