import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { asksForAnswer, eventStatus } from "@jdj/contract/campaigns/card-purpose";
import { at } from "@jdj/contract/paths/addresses";
import { eq, type SQL, sql } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { nameByText, runByText } from "../../../database/prepared-query.ts";
import { withoutForeignLink } from "../../abuse/foreign-link.ts";
import { insertNotices, sendDueSoon } from "../../identity/notices/raise-notice.ts";
import { notices } from "../../identity/notices/tables.ts";
import { listCeremonies } from "../../notebook/ceremonies/queries.ts";
import { changeSeats } from "../../notebook/group-links/move-up-waiting-list.ts";
import { answerChanges, guests } from "../../notebook/guests/tables.ts";
import { readersOf } from "../../notebook/sharing/event-readers.ts";
import {
  ceremoniesFor,
  checkDetails,
  companionsAllowed,
  type Details,
  isOpenOn,
} from "./invitation.ts";
import { type Invitation, listQuestions } from "./queries.ts";
import { guestRsvps } from "./tables.ts";

/** What a guest answered: none before they did. */
export type Answer = Invitation["guest"]["answer"];

/**
 * Records whether a guest comes, with whom and to what. A guest who declines has no companions; their
 * earlier replies stay stored, in case they change their mind.
 * @throws answer-not-asked by the link of a card that cancels or thanks, answers-closed past the
 * deadline, unless a host answers for them; group-full where their group has no seat for them; field
 * errors (422)
 */
export async function recordResponse(
  context: RequestContext,
  invitation: Invitation,
  answer: "yes" | "no",
  details: Details,
): Promise<void> {
  const { db, now } = context;
  const { guest, rsvp, settings, event } = invitation;
  refuseUnasked(invitation);
  refuseLate(invitation, now);
  const allowed = companionsAllowed(guest, rsvp, settings);
  const isDetailed = answer === "yes" && Object.values(details).some((one) => one !== undefined);
  const checked = isDetailed
    ? checkDetails(details, {
        allowed,
        ceremonyIds: details.ceremonies
          ? ceremoniesFor(await listCeremonies(db, event), rsvp).map(({ ceremony }) => ceremony.id)
          : [],
        questions: details.replies ? await listQuestions(db, event.id) : [],
      })
    : null;
  if (checked && Object.keys(checked.errors).length > 0) throw fieldRefusal(checked.errors);
  if (!checked && guest.answer === answer) return;
  const write = async (tx: Database) => {
    await writeAnswer({ ...context, db: tx }, invitation, answer);
    if (checked) await writeDetails(tx, invitation, checked);
  };
  if (invitation.isInGroup)
    await db.transaction((tx) =>
      changeSeats(
        tx,
        context,
        // Hosts decide how many come; a guest's own card gives no seat that was given to another.
        { guestIds: [guest.id], mayExceed: invitation.card === null },
        () => write(tx),
      ),
    );
  else if (checked) await db.transaction(write);
  else await write(db);
}

async function writeDetails(
  tx: Database,
  { guest, rsvp, settings }: Invitation,
  { companions, comesTo, replies }: ReturnType<typeof checkDetails>,
): Promise<void> {
  const allowed = companionsAllowed(guest, rsvp, settings);
  if (companions !== undefined)
    await tx
      .update(guests)
      .set({ companions, version: sql`${guests.version} + 1` })
      .where(eq(guests.id, guest.id));
  const changedDetails = {
    // What the hosts allowed stays allowed, however few they bring this time.
    ...(allowed > settings.companions ? { companionsAllowed: allowed } : {}),
    ...(comesTo === undefined ? {} : { comesTo }),
    ...(replies === undefined ? {} : { replies }),
  };
  if (Object.keys(changedDetails).length > 0)
    await tx
      .insert(guestRsvps)
      .values({ guestId: guest.id, ...changedDetails })
      .onConflictDoUpdate({ target: guestRsvps.guestId, set: changedDetails });
}

/** @throws answer-not-asked by the link of a card that cancels or thanks */
function refuseUnasked({ card }: Invitation): void {
  if (card && !asksForAnswer(card.category, eventStatus(card.category, card.newest)))
    throw refusal("answer-not-asked");
}

/** @throws answers-closed past the deadline, unless a host answers for them */
function refuseLate({ card, settings }: Invitation, now: Date): void {
  if (card && !isOpenOn(calendarDate(now), settings)) throw refusal("answers-closed");
}

/**
 * Confirms a guest who has not answered, and leaves any answer as it is, also one that is given
 * meanwhile.
 * @returns the answer that holds
 * @throws answer-not-asked; answers-closed where nothing is answered yet
 */
export async function confirmOnce(
  context: RequestContext,
  invitation: Invitation,
): Promise<Answer> {
  const { db, now } = context;
  const { guest } = invitation;
  refuseUnasked(invitation);
  if (guest.answer !== "none") return guest.answer;
  refuseLate(invitation, now);
  await writeAnswer(context, invitation, "yes", "none");
  const [row] = await db
    .select({ answer: guests.answer })
    .from(guests)
    .where(eq(guests.id, guest.id));
  return row?.answer ?? "none";
}

/** Of an answer and of a refusal, of guests and of hosts who answer for them. */
const nameOfAnswer = nameByText("write-answer", 8);

/**
 * Writes an answer, its entry in the history of answers and what the hosts are told of it in one
 * statement, since many guests answer in the same minutes. The same answer again changes nothing. The
 * guest's version grows, so that a host who is editing them meanwhile does not save the old answer over
 * it. Hosts who answer for a guest are not told what they do.
 * @param over the only answer that may be replaced; undefined for any
 */
async function writeAnswer(
  context: RequestContext,
  { guest, event, card }: Pick<Invitation, "guest" | "event" | "card">,
  answer: "yes" | "no",
  over?: Answer,
): Promise<void> {
  const { db, now } = context;
  const instant = now.toISOString();
  const told =
    card === null
      ? sql`select null::timestamptz as due_at where false`
      : tellHosts(context, guest, event, answer);
  const statement = sql`
    with changed as (
      update ${guests}
      set answer = ${answer}, answered_at = ${instant}::timestamptz, version = version + 1
      where id = ${guest.id} and answer <> ${answer}
        and answer = coalesce(${over ?? null}, answer)
      returning id
    ), written as (
      insert into ${answerChanges} (guest_id, answer, at)
      select id, ${answer}, ${instant}::timestamptz from changed
    ), changed_mind as (
      delete from ${notices} using changed
      where ${notices.guestId} = changed.id and ${notices.readAt} is null
    ), told as (${told})
    select coalesce(bool_or(due_at <= ${instant}::timestamptz), false) as is_due from told`;
  const [row] = await runByText<{ is_due: boolean }>(db, nameOfAnswer, statement);
  if (row?.is_due) await sendDueSoon(context);
}

/** Tells whoever sees the guests of an event what one of them answered; a part of the statement above. */
function tellHosts(
  { now, settings: { publicUrl } }: RequestContext,
  { id, givenNames, lastName, eventId }: Invitation["guest"],
  event: Invitation["event"],
  answer: "yes" | "no",
): SQL {
  const who = withoutForeignLink(`${givenNames} ${lastName}`.trim(), "Un invité", publicUrl);
  const readers = sql`select readers.user_id from (${readersOf(eventId, "guests:read")}) as readers, changed`;
  return insertNotices(
    readers,
    {
      ...(answer === "yes"
        ? { kind: "answer", title: `${who} sera là` }
        : { kind: "decline", title: `${who} ne sera pas là` }),
      ...{ text: event.name, who, path: at("responses"), eventId, guestId: id },
      joinKey: `answers:${eventId}`,
    },
    now,
  );
}
