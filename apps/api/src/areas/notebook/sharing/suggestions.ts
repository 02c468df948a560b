import type { Suggestion } from "@jdj/contract/notebook/sharing-shapes";
import type { Database } from "../../../database/connect.ts";
import { listCommittee } from "../committee/queries.ts";
import type { EventWithType } from "../events/queries.ts";
import type { listInvitations, listMembers } from "./queries.ts";

/** Those of the committee who neither share the event nor are invited to. */
export async function listSuggestions(
  db: Database,
  event: EventWithType,
  members: Awaited<ReturnType<typeof listMembers>>,
  invitations: Awaited<ReturnType<typeof listInvitations>>,
): Promise<Suggestion[]> {
  const known = new Set(
    [
      ...members.flatMap(({ email, phone }) => [email?.toLowerCase(), phone]),
      ...invitations.map(({ address }) => address),
    ].filter((address) => typeof address === "string"),
  );
  return (await listCommittee(db, event)).flatMap(({ role, member }) =>
    member && !known.has(member.email?.toLowerCase() ?? "") && !known.has(member.phone1)
      ? [
          {
            name: `${member.givenNames} ${member.lastName}`,
            place: role.name.replace(/^Informations du /, ""),
            email: member.email,
            phone: member.phone1,
          },
        ]
      : [],
  );
}
