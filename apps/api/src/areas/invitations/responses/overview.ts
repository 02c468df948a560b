import type { Responses, ResponsesOverview } from "@jdj/contract/invitations/responses";
import type { Database } from "../../../database/connect.ts";
import { shortCardAddress } from "../../campaigns/deliveries/card-addresses.ts";
import { type EventCeremony, isPlanned, toldOn } from "../../notebook/ceremonies/ceremony.ts";
import { listCeremonies } from "../../notebook/ceremonies/queries.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { fullName } from "../../notebook/guests/guest.ts";
import type { Question } from "../rsvp/invitation.ts";
import { presentQuestion } from "../rsvp/present-card.ts";
import { listQuestions } from "../rsvp/queries.ts";
import { attendanceOf, presentRespondingGuest } from "./present-guest.ts";
import {
  type AlikeGuests,
  countListed,
  countRequests,
  findOwnCard,
  findSettings,
  listAlike,
  listDayChanges,
  listGuestsWithAnswers,
  listRequests,
  listSomeGuests,
  listWritten,
} from "./queries.ts";
import { answersByDay, type Counted, countAnswers, countCeremony, tallyChoices } from "./tally.ts";

function counted(alike: AlikeGuests, all: readonly EventCeremony[]): Counted {
  const { answer, companions, times, arrived, replies } = alike;
  return {
    ...attendanceOf(alike, all),
    answer,
    companions,
    times,
    arrived,
    replies: replies ?? {},
  };
}

const textsOf = (questions: readonly Question[]) =>
  questions.filter(({ kind }) => kind === "text").map(({ id }) => id);

/** What the answers depend on: how guests answer, what they are asked and to what they may come. */
export async function askedOf(db: Database, event: EventWithType) {
  const [settings, questions, ceremonies] = await Promise.all([
    findSettings(db, event.id),
    listQuestions(db, event.id),
    listCeremonies(db, event),
  ]);
  return { settings, questions, ceremonies };
}

type Asked = Awaited<ReturnType<typeof askedOf>>;

async function countsOf(
  db: Database,
  event: EventWithType,
  { settings, questions, ceremonies: all }: Asked,
): Promise<ResponsesOverview> {
  const { id } = event;
  const [alike, changes, requests, card, { inGroups }] = await Promise.all([
    listAlike(db, id, textsOf(questions)),
    listDayChanges(db, id),
    listRequests(db, id),
    findOwnCard(db, id),
    countRequests(db, id),
  ]);
  const guests = alike.map((one) => counted(one, all));
  return {
    event: { id, name: event.name },
    counts: countAnswers(guests),
    ceremonies: all.filter(isPlanned).map((one) => ({
      id: one.ceremony.id,
      name: one.ceremony.name,
      date: toldOn(one, event),
      ...countCeremony(one.ceremony.id, guests),
    })),
    questions: questions.map((question) => {
      const { replies: _, ...shown } = presentQuestion(question, null);
      return { ...shown, tally: tallyChoices(question, guests) };
    }),
    days: answersByDay(changes),
    requests: requests.map(({ request, known }) => ({
      id: request.id,
      civility: request.civility,
      last_name: request.lastName,
      given_names: request.givenNames,
      email: request.email,
      phone_number_1: request.phone1,
      phone_number_2: request.phone2,
      asked_at: request.askedAt.toISOString(),
      known_as: known && fullName(known),
    })),
    pending_in_groups: inGroups,
    settings: {
      deadline: settings.deadline,
      companions: settings.companions,
      version: settings.version,
    },
    public_card: card && { path: shortCardAddress(card.token), open: card.isOpen },
  };
}

/** Everything that the hosts of an event see of its answers; the caller has proven the right to it. */
export async function responsesOf(db: Database, event: EventWithType): Promise<Responses> {
  const asked = await askedOf(db, event);
  const [counts, rows] = await Promise.all([
    countsOf(db, event, asked),
    listGuestsWithAnswers(db, event.id),
  ]);
  return { ...counts, guests: rows.map((one) => presentRespondingGuest(one, asked)) };
}

/** The most texts of one question that a page shows; the export has them all. */
const MOST_TEXTS = 50;

/** The counts of the answers to an event, and what guests wrote first. */
export async function overviewOf(db: Database, event: EventWithType) {
  const asked = await askedOf(db, event);
  const questionIds = textsOf(asked.questions);
  const [counts, written] = await Promise.all([
    countsOf(db, event, asked),
    listWritten(db, event.id, { questionIds, most: MOST_TEXTS }),
  ]);
  return {
    ...counts,
    written: questionIds.map((id) => {
      const own = written.filter(({ questionId }) => questionId === id);
      return {
        question_id: id,
        count: own[0]?.count ?? 0,
        replies: own.map(({ guestId, name, text }) => ({ guest_id: guestId, name, text })),
      };
    }),
  };
}

const PER_PAGE = 50;

/** One page of the guests of an answer, or of all. @param wanted the page, from 1 */
export async function respondingGuestsOf(
  db: Database,
  event: EventWithType,
  { answer, page: wanted }: { answer?: "none" | "yes" | "no" | undefined; page: number },
) {
  const listed = { eventId: event.id, answer };
  const [asked, total] = await Promise.all([askedOf(db, event), countListed(db, listed)]);
  const lastPage = Math.max(1, Math.ceil(total / PER_PAGE));
  const page = Math.min(wanted, lastPage);
  const rows = await listSomeGuests(db, listed, {
    limit: PER_PAGE,
    offset: (page - 1) * PER_PAGE,
  });
  return {
    page,
    last_page: lastPage,
    total,
    guests: rows.map((one) => presentRespondingGuest(one, asked)),
  };
}
