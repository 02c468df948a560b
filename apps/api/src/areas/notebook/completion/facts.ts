import { and, count, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
// The cards are the last section of the notebook (spec 2 §1), and the only thing above it that it asks about.
import { messages, recipients } from "../../cards/messages/tables.ts";
import { listBudget } from "../budget/queries.ts";
import { heldOn, isPlanned } from "../ceremonies/ceremony.ts";
import { listCeremonies } from "../ceremonies/queries.ts";
import { listCommittee } from "../committee/queries.ts";
import { listCelebrated } from "../couple/queries.ts";
import type { EventWithType } from "../events/queries.ts";
import { guests } from "../guests/tables.ts";
import { listPlanning } from "../planning/queries.ts";
import { listSummary } from "../summary/queries.ts";
import type { NotebookFacts } from "./completion.ts";

/** What has been done of an event's notebook. */
export async function factsOf(db: Database, event: EventWithType): Promise<NotebookFacts> {
  const [celebrated, asked, committee, lines, tasks, ceremonies, [guestList], [sent]] =
    await Promise.all([
      listCelebrated(db, event),
      listSummary(db, event),
      listCommittee(db, event),
      // Counts tell nothing of a private line, and are the same for everyone.
      listBudget(db, { ...event, role: "owner" }),
      listPlanning(db, event),
      listCeremonies(db, event),
      db.select({ of: count() }).from(guests).where(eq(guests.eventId, event.id)),
      db
        .select({ of: count() })
        .from(recipients)
        .innerJoin(messages, eq(messages.id, recipients.messageId))
        .where(and(eq(messages.eventId, event.id), eq(recipients.state, "sent"))),
    ]);
  const planned = ceremonies.filter(isPlanned);
  return {
    places: celebrated.length,
    persons: celebrated.filter(({ person }) => person !== null).length,
    hasEventDate: event.weddingDate !== null,
    questions: asked.length,
    answers: asked.filter(({ answer }) => answer !== null && answer.response !== null).length,
    committeePlaces: committee.length,
    committeeMembers: committee.filter(({ member }) => member !== null).length,
    budgetLines: lines.length,
    budgetedLines: lines.filter(
      ({ amounts }) =>
        amounts !== null &&
        (amounts.minAmountFcfa ?? amounts.maxAmountFcfa ?? amounts.realAmountFcfa) !== null,
    ).length,
    tasks: tasks.length,
    doneTasks: tasks.filter(({ saved }) => saved?.isDone).length,
    plannedCeremonies: planned.length,
    placedCeremonies: planned.filter(
      (one) => one.held?.place != null && heldOn(one, event) !== null,
    ).length,
    guests: guestList?.of ?? 0,
    hasSentCards: (sent?.of ?? 0) > 0,
  };
}
