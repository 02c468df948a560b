import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { may } from "@jdj/contract/call/sharing-policy";
import { nameField } from "@jdj/contract/campaigns/card-names";
import { readCeremony } from "@jdj/contract/notebook/ceremony-form";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { fold } from "@jdj/french/fold";
import { sql } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { listCeremonies } from "../../notebook/ceremonies/queries.ts";
import { eventCeremonies } from "../../notebook/ceremonies/tables.ts";
import { civilityOf } from "../../notebook/couple/celebrated-persons.ts";
import { type Celebrated, listCelebrated } from "../../notebook/couple/queries.ts";
import { celebratedPersons } from "../../notebook/couple/tables.ts";
import { lockEvent } from "../../notebook/events/lock-event.ts";
import { moveEvent, movesEvent } from "../../notebook/events/move-event.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { asksCivility, isOwn } from "./find-card-facts.ts";

/** What was typed beside the card; what is empty stays as it is in the notebook. */
export interface Typed {
  names?: Record<string, string> | undefined;
  civility?: Record<string, string> | undefined;
  date?: string | undefined;
  place?: string | undefined;
}

type Context = RequestContext & { actor: CustomerActor };
type Errors = Record<string, string[]>;

/**
 * Writes the first names, the date and the place of a card into the notebook: all of it or nothing.
 * @returns the event with its date as it now is
 * @throws 422; not-allowed where the member's role may not write one of them; not-found for a place
 * of another type of event
 */
export async function saveCardFacts(
  context: Context,
  event: EventWithType,
  typed: Typed,
): Promise<EventWithType> {
  return context.db.transaction(async (tx) => {
    const current = await lockEvent(tx, event);
    const errors: Errors = {};
    const celebrated = await listCelebrated(tx, event);
    const persons = personsToWrite(context.actor, event, celebrated, typed, errors);
    const { date, place } = readDay(typed, calendarDate(context.now), errors);
    if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
    const isMoved = movesEvent(current, date);
    if (persons.length > 0 && !may(event.role, "couple:write")) throw refusal("not-allowed");
    if ((isMoved || place !== undefined) && !may(event.role, "ceremonies:write"))
      throw refusal("not-allowed");
    for (const person of persons) await writePerson(tx, context, event, person);
    if (isMoved) await moveEvent(tx, event.id, date);
    if (place !== undefined) await writePlace(tx, context, event, place);
    return isMoved ? { ...event, weddingDate: date, weddingDatePrecision: "exact" } : event;
  });
}

type PersonToWrite = Pick<
  typeof celebratedPersons.$inferInsert,
  "roleId" | "civility" | "lastName" | "givenNames"
>;

/** The persons whose first names are new or changed. */
function personsToWrite(
  actor: CustomerActor,
  event: EventWithType,
  celebrated: readonly Celebrated[],
  { names = {}, civility = {} }: Typed,
  errors: Errors,
): PersonToWrite[] {
  return Object.entries(names).flatMap(([id, givenNames]) => {
    const one = celebrated.find(({ role }) => String(role.id) === id);
    if (!one) throw refusal("not-found");
    const { role, person } = one;
    if (givenNames === "" || givenNames === person?.givenNames) return [];
    const own = isOwn(role, event, actor);
    const asked = asksCivility(role, event, actor) ? civility[id] : actor.customer.civility;
    const known = civilityOf(role, asked, person?.civility ?? null);
    if (known === null) errors[`civility.${id}`] = [notebookMessages.required];
    if (!/\p{L}/u.test(givenNames))
      errors[nameField(role.id)] = [notebookMessages.namesOnlyLetters];
    if (known === null) return [];
    const isAccount = own && fold(givenNames) === fold(actor.user.givenNames);
    const lastName = person?.lastName ?? (isAccount ? actor.user.lastName : "");
    return [{ roleId: role.id, civility: known, lastName, givenNames }];
  });
}

async function writePerson(
  tx: Database,
  { now }: Context,
  event: EventWithType,
  person: PersonToWrite,
): Promise<void> {
  await tx
    .insert(celebratedPersons)
    .values({ ...person, eventId: event.id, createdAt: now })
    .onConflictDoUpdate({
      target: [celebratedPersons.eventId, celebratedPersons.roleId],
      set: {
        givenNames: person.givenNames,
        version: sql`${celebratedPersons.version} + 1`,
      },
    });
}

/** The date and the place as they are stored, and a sentence at each that is wrong. */
function readDay({ date = "", place = "" }: Typed, today: string, errors: Errors) {
  const form = { wedding_date: date, wedding_location: place };
  const read = readCeremony(form, true, today);
  if (date !== "" && read.errors.wedding_date) errors.date = [read.errors.wedding_date];
  if (place !== "" && read.errors.wedding_location) errors.place = [read.errors.wedding_location];
  return { date: read.values.wedding_date, place: read.values.wedding_location };
}

/** A new place of the main ceremony, which takes the preposition that it asks for. */
async function writePlace(
  tx: Database,
  { now }: Context,
  event: EventWithType,
  place: string,
): Promise<void> {
  const main = (await listCeremonies(tx, event)).find(({ ceremony }) => ceremony.isMain);
  if (!main || (main.held?.place === place && main.held.isActive)) return;
  await tx
    .insert(eventCeremonies)
    .values({
      eventId: event.id,
      ceremonyId: main.ceremony.id,
      place,
      isActive: true,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: [eventCeremonies.eventId, eventCeremonies.ceremonyId],
      set: {
        place,
        placePrefix: null,
        isActive: true,
        version: sql`${eventCeremonies.version} + 1`,
      },
    });
}
