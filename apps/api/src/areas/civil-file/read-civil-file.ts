import { refusal } from "@jdj/contract/call/refusals";
import { may } from "@jdj/contract/call/sharing-policy";
import type { CivilFile } from "@jdj/contract/civil-file/civil-file";
import type { Database } from "../../database/connect.ts";
import { listCelebrated } from "../notebook/couple/queries.ts";
import type { EventWithType } from "../notebook/events/queries.ts";
import { papersOfHall } from "../town-halls/papers/queries.ts";
import { listFees } from "./fees.ts";
import { presentFile } from "./present.ts";
import { findFile, findWeddingDay, listFilePapers } from "./queries.ts";

/** The given names of the two, as their page has them; null where it has none. */
async function namesOf(db: Database, event: EventWithType): Promise<CivilFile["people"]> {
  const people = await listCelebrated(db, event);
  const nameOf = (code: string) =>
    people.find(({ role }) => role.code === code)?.person?.givenNames.trim() || null;
  return { groom: nameOf("groom"), bride: nameOf("bride") };
}

/**
 * The civil file of an event as a member of it sees it; before its first save one without papers.
 * @param today `YYYY-MM-DD`
 * @throws not-found for an event without a civil ceremony
 */
export async function readCivilFile(
  db: Database,
  event: EventWithType,
  today: string,
): Promise<CivilFile> {
  const wedding = await findWeddingDay(db, event);
  if (wedding === null) throw refusal("not-found");
  const { role } = event;
  const file = await findFile(db, event.id);
  const townHallId = file?.townHallId ?? null;
  return presentFile({
    ...{ file, wedding, today },
    papers: file ? await listFilePapers(db, event.id) : [],
    list: await papersOfHall(db, townHallId),
    people: await namesOf(db, event),
    fees: may(role, "budget:read") ? await listFees(db, event, townHallId) : [],
    can: {
      write: may(role, "planning:write"),
      choose_regime: may(role, "private:write"),
      see_regime: may(role, "private:read"),
      write_budget: may(role, "budget:write"),
    },
  });
}
