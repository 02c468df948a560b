import { eq } from "drizzle-orm";
import { committeeMembers, committeeRoles } from "../../src/areas/notebook/committee/tables.ts";
import type { Database } from "../../src/database/connect.ts";
import { cast } from "../cast.ts";
import type { DemoMember } from "./committee.ts";
import { emailOf } from "./guests.ts";
import type { DemoEvent } from "./write-notebook.ts";

/** The portraits' files, by committee role, `bride` and `groom`. */
export type PortraitFiles = ReadonlyMap<string, string>;

interface DemoCommittee {
  members: readonly Omit<DemoMember, "portrait">[];
  /** All but the last two digits of their numbers, E.164. */
  phones: string;
  files: PortraitFiles;
}

/** Writes the committee of an event, each member in the place of their role. */
export async function writeCommittee(
  tx: Database,
  event: DemoEvent,
  { members, phones, files }: DemoCommittee,
): Promise<void> {
  const roles = await tx
    .select()
    .from(committeeRoles)
    .where(eq(committeeRoles.eventTypeId, event.eventTypeId));
  const rows = members.flatMap(({ role, civility, lastName, givenNames }, at) => {
    const found = roles.find(({ code }) => code === role);
    if (!found) return [];
    // The treasurer has an account: the notebook is not offered to her a second time.
    const email =
      lastName === cast.treasurer.lastName ? cast.treasurer.email : emailOf(givenNames, lastName);
    return [
      {
        civility,
        lastName,
        givenNames,
        phone1: `${phones}${10 + at}`,
        eventId: event.id,
        roleId: found.id,
        email,
        imageFileId: files.get(role) ?? null,
        createdAt: event.createdAt,
      },
    ];
  });
  await tx.insert(committeeMembers).values(rows);
}
