import { may } from "@jdj/contract/call/sharing-policy";
import type { SeatingPlan } from "@jdj/contract/invitations/seating";
import type { Database } from "../../../database/connect.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { sortByName } from "../../notebook/guests/guest.ts";
import { listQuestions } from "../rsvp/queries.ts";
import {
  findTellsOnEve,
  listRules,
  listSeated,
  listTables,
  type SeatedRow,
  type StoredTable,
} from "./queries.ts";

function presentTable({ id, name, shape, places, x, y, version }: StoredTable) {
  return { id, name, shape, places, x, y, version };
}

/** A guest with what they chose, one reply for each person of a question that asks each. */
function presentGuest(
  { categoryId: _category, byHand: _byHand, replies, ...guest }: SeatedRow,
  asked: SeatingPlan["questions"],
): SeatingPlan["guests"][number] {
  const given = asked.flatMap(({ id, per_person }) => {
    const chosen = (replies?.[id] ?? []).slice(0, per_person ? guest.people : 1);
    return chosen.some((one) => one !== "") ? [[String(id), chosen] as const] : [];
  });
  return { ...guest, replies: guest.answer === "yes" ? Object.fromEntries(given) : {} };
}

/** The seating of an event as a member of it sees it. */
export async function readPlan(db: Database, event: EventWithType): Promise<SeatingPlan> {
  const [tables, guests, rules, questions, tellsOnEve] = await Promise.all([
    listTables(db, event.id),
    listSeated(db, event.id),
    listRules(db, event.id),
    listQuestions(db, event.id),
    findTellsOnEve(db, event.id),
  ]);
  const asked = questions
    .filter(({ kind }) => kind === "choice")
    .map(({ id, label, choices, perPerson }) => ({ id, label, choices, per_person: perPerson }));
  return {
    tables: tables.map(presentTable),
    guests: sortByName(guests.map((guest) => presentGuest(guest, asked))),
    rules,
    questions: asked,
    day: event.weddingDatePrecision === "exact" ? event.weddingDate : null,
    tells_on_eve: tellsOnEve,
    can: { write: may(event.role, "guests:write") },
  };
}
