import type { Responses } from "@jdj/contract/cards/responses";
import type { Database } from "../../../database/connect.ts";
import { type EventCeremony, isPlanned, toldOn } from "../../notebook/ceremonies/ceremony.ts";
import { listCeremonies } from "../../notebook/ceremonies/queries.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { listTakenPhones } from "../../notebook/guests/queries.ts";
import { shortCardAddress } from "../deliveries/addresses.ts";
import { ceremoniesFor, companionsAllowed } from "../rsvp/invitation.ts";
import { presentQuestion } from "../rsvp/present-card.ts";
import { listQuestions } from "../rsvp/queries.ts";
import {
  findOwnCard,
  findSettings,
  type GuestWithAnswer,
  listChanges,
  listGuestsWithAnswers,
  listRequests,
} from "./queries.ts";
import { answersByDay, type Counted, countAnswers, countCeremony, tallyChoices } from "./tally.ts";

/** A guest as the counts need them: a guest who comes, comes to all they are invited to unless they chose. */
export function counted(one: GuestWithAnswer, all: readonly EventCeremony[]): Counted {
  const { guest, rsvp, arrived } = one;
  const invitedTo = ceremoniesFor(all, rsvp).map(({ ceremony }) => ceremony.id);
  const chosen = rsvp?.comesTo ?? null;
  return {
    answer: guest.answer,
    companions: guest.companions,
    invitedTo,
    comesTo: guest.answer === "yes" ? invitedTo.filter((id) => chosen?.includes(id) ?? true) : [],
    replies: rsvp?.replies ?? {},
    arrived: arrived ?? 0,
  };
}

/** Everything that the hosts of an event see of its answers; the caller has proven the right to it. */
export async function responsesOf(db: Database, event: EventWithType): Promise<Responses> {
  const { id } = event;
  const [settings, questions, all, rows, changes, requests, phones, card] = await Promise.all([
    findSettings(db, id),
    listQuestions(db, id),
    listCeremonies(db, event),
    listGuestsWithAnswers(db, id),
    listChanges(db, id),
    listRequests(db, id),
    listTakenPhones(db, id),
    findOwnCard(db, id),
  ]);
  const seen = rows.map((one) => ({ ...one, counted: counted(one, all) }));
  const guests = seen.map((one) => one.counted);
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
    guests: seen.map(({ guest, category, rsvp, arrivedAt, counted: { invitedTo, comesTo } }) => ({
      id: guest.id,
      civility: guest.civility,
      last_name: guest.last_name,
      given_names: guest.given_names,
      category,
      phone_number_1: guest.phone_number_1,
      answer: guest.answer,
      answered_at: guest.answeredAt?.toISOString() ?? null,
      companions: guest.companions,
      companions_allowed: companionsAllowed(guest, rsvp, settings),
      invited_to: [...invitedTo],
      comes_to: [...comesTo],
      replies: questions.flatMap((question) => {
        const values = rsvp?.replies[question.id] ?? [];
        return values.some(Boolean) ? [{ question_id: question.id, values }] : [];
      }),
      arrived_at: arrivedAt?.toISOString() ?? null,
    })),
    days: answersByDay(changes),
    requests: requests.map((one) => ({
      id: one.id,
      civility: one.civility,
      last_name: one.lastName,
      given_names: one.givenNames,
      email: one.email,
      phone_number_1: one.phone1,
      phone_number_2: one.phone2,
      asked_at: one.askedAt.toISOString(),
      known_as: phones.get(one.phone1) ?? null,
    })),
    settings: {
      deadline: settings.deadline,
      companions: settings.companions,
      version: settings.version,
    },
    public_card: card && { path: shortCardAddress(card.token), open: card.isOpen },
  };
}
