import { may } from "@jdj/contract/call/sharing-policy";
import { bookSums } from "@jdj/contract/notebook/cash-book-sums";
import { and, desc, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../app-context.ts";
import type { Database } from "../../database/connect.ts";
import { withoutForeignLink } from "../abuse/foreign-link.ts";
import { bookings } from "../bookings/bookings/tables.ts";
import { campaigns } from "../campaigns/campaigns/tables.ts";
import { deliveries, wasTried } from "../campaigns/deliveries/tables.ts";
import { listBudget } from "../notebook/budget/queries.ts";
import { listVisibleAmounts } from "../notebook/cash-book/queries.ts";
import type { EventWithType } from "../notebook/events/queries.ts";
import { guests } from "../notebook/guests/tables.ts";
import { listPlanning } from "../notebook/planning/queries.ts";
import { proposalFor } from "../notebook/planning/task-dates.ts";
import { packages } from "../providers/packages/tables.ts";
import { quoteRequests } from "../quotes/quote-requests/tables.ts";
import { serviceTypes } from "../service-types/tables.ts";
import type { LetterFacts } from "./letter-facts.ts";

/** What most celebrations need, the first to book first: codes of service types. */
const keyServices = ["venue", "catering", "photography", "dj"];

/** The task by which the file is brought to the town hall. */
const TOWN_HALL_FILE = "file";

/** As many answers are read; more guests answer in no week. */
const MOST_ANSWERS = 2000;

type Context = Pick<RequestContext, "db" | "now" | "settings">;

/**
 * What is known of an event for a letter to one of its members, as their role lets them see it.
 * @param event with its date @param since from when answers are new
 */
export async function readFacts(
  { db, now, settings }: Context,
  event: EventWithType & { weddingDate: string },
  since: Date,
): Promise<LetterFacts> {
  const { role } = event;
  const today = calendarDate(now);
  const clean = (text: string, otherwise: string) =>
    withoutForeignLink(text, otherwise, settings.publicUrl);
  // What is booked is looked for on all lines; of private ones nothing else is told to who sees none.
  const whole = await readBudget(db, { ...event, role: "owner" });
  const seesAll = may(role, "private:read");
  const budget = !may(role, "budget:read") ? null : seesAll ? whole : await readBudget(db, event);
  const answers = may(role, "guests:read") ? await listAnswers(db, event.id, since) : [];
  const planning = may(role, "planning:read") ? await listPlanning(db, event) : [];
  const tasks = planning
    .filter(({ saved }) => !saved?.isDone)
    .map(({ task, saved }) => {
      const proposed = proposalFor(task, event);
      return {
        ...{ id: task.id, code: task.code, content: clean(task.content, "Une tâche") },
        due: saved
          ? (saved.endDate ?? saved.startDate)
          : (proposed.end_date ?? proposed.start_date),
      };
    });
  return {
    ...{ today, eventDate: event.weddingDate },
    answers: answers.map(({ name, answer }) => ({ name: clean(name, "Un invité"), answer })),
    tasks,
    budget: budget && budgetState(budget, today),
    guests: await countGuests(db, event.id),
    unbooked: await listUnbooked(db, event.id, whole),
    townHallFileDue: tasks.find(({ code }) => code === TOWN_HALL_FILE)?.due ?? null,
  };
}

async function listAnswers(db: Database, eventId: number, since: Date) {
  const name = sql<string>`trim(${guests.givenNames} || ' ' || ${guests.lastName})`;
  const rows = await db
    .select({ name, answer: guests.answer })
    .from(guests)
    .where(
      and(eq(guests.eventId, eventId), ne(guests.answer, "none"), gt(guests.answeredAt, since)),
    )
    .orderBy(desc(guests.answeredAt), desc(guests.id))
    .limit(MOST_ANSWERS);
  return rows.flatMap(({ answer, ...row }) => (answer === "none" ? [] : [{ ...row, answer }]));
}

interface Budget {
  lines: Awaited<ReturnType<typeof listBudget>>;
  payments: Awaited<ReturnType<typeof listVisibleAmounts>>;
}

/** The lines of a budget and its payments, as a role sees them. */
async function readBudget(db: Database, event: EventWithType): Promise<Budget> {
  return {
    lines: await listBudget(db, event),
    payments: await listVisibleAmounts(db, event),
  };
}

/** A line's price where it has one, else the most that it may cost; what was paid of all lines. */
function budgetState({ lines, payments }: Budget, today: string) {
  const planned = lines.reduce((sum, { amounts }) => {
    const { realAmountFcfa, maxAmountFcfa, minAmountFcfa } = amounts ?? {};
    return sum + (realAmountFcfa ?? maxAmountFcfa ?? minAmountFcfa ?? 0);
  }, 0);
  return { planned, paid: bookSums(payments, null, today).paid };
}

async function countGuests(db: Database, eventId: number): Promise<LetterFacts["guests"]> {
  const gotCard = sql`exists (select from ${deliveries}
    join ${campaigns} on ${campaigns.id} = ${deliveries.campaignId} and ${campaigns.kind} = 'card'
    where ${deliveries.guestId} = ${guests.id} and ${wasTried})`;
  const unanswered = sql`${guests.answer} = 'none'`;
  const counted = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number);
  const [row] = await db
    .select({
      all: sql`count(*)`.mapWith(Number),
      unreachable: counted(
        sql`${unanswered} and ${guests.phone1} is null and ${guests.phone2} is null and ${guests.email} is null`,
      ),
      uninvited: counted(sql`${unanswered} and not ${gotCard}`),
      silent: counted(sql`${unanswered} and ${gotCard}`),
    })
    .from(guests)
    .where(eq(guests.eventId, eventId));
  return row ?? { all: 0, unreachable: 0, uninvited: 0, silent: 0 };
}

/**
 * The names of the services that nobody was found for: no booking and no accepted quote of the event,
 * and neither a price nor a payment on a line of its budget.
 */
async function listUnbooked(
  db: Database,
  eventId: number,
  { lines, payments }: Budget,
): Promise<string[]> {
  const paid = new Set(payments.map(({ lineId }) => lineId));
  const isFound = ({ line, amounts }: (typeof lines)[number]) =>
    amounts?.realAmountFcfa != null || paid.has(line.id);
  const found = new Set(lines.filter(isFound).map(({ line }) => line.categoryCode));
  const needed = new Set(lines.map(({ line }) => line.categoryCode));
  const wanted = keyServices.filter((code) => needed.has(code) && !found.has(code));
  if (wanted.length === 0) return [];
  const booked = sql`exists (select from ${bookings} join ${packages} on ${packages.id} = ${bookings.packageId}
    where ${bookings.eventId} = ${eventId} and ${packages.serviceTypeId} = ${serviceTypes.id}
      and ${bookings.state} in ('requested', 'confirmed', 'paid', 'done'))`;
  const accepted = sql`exists (select from ${quoteRequests} where ${quoteRequests.eventId} = ${eventId}
    and ${quoteRequests.serviceTypeId} = ${serviceTypes.id}
    and ${quoteRequests.status} in ('QUOTE_ACCEPTED', 'IN_PROGRESS', 'DONE', 'DONE_ACCEPTED'))`;
  const rows = await db
    .select({ code: serviceTypes.code, name: serviceTypes.name })
    .from(serviceTypes)
    .where(
      sql`${serviceTypes.code} = any(${sql.param(wanted)}::text[]) and not ${booked} and not ${accepted}`,
    );
  const names = new Map(rows.map(({ code, name }) => [code, name]));
  return wanted.flatMap((code) => names.get(code) ?? []);
}
