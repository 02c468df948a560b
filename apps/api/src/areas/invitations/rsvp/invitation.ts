import type { FieldErrors } from "@jdj/contract/call/refusals";
import { responseMessages } from "@jdj/contract/invitations/response-messages";
import type { rsvpQuestions, rsvpSettings } from "../../campaigns/cards/tables.ts";
import { type EventCeremony, isPlanned } from "../../notebook/ceremonies/ceremony.ts";
import type { guestRsvps } from "./tables.ts";

export type Question = typeof rsvpQuestions.$inferSelect;
export type GuestRsvp = typeof guestRsvps.$inferSelect;

/** Until when and with whom an event's guests answer. */
export type RsvpSettings = Omit<typeof rsvpSettings.$inferSelect, "eventId">;

/** What holds until the hosts save settings. */
export const firstSettings: RsvpSettings = { deadline: null, companions: 0, version: 0 };

/** What a guest says beyond yes or no; undefined leaves what was said before. */
export interface Details {
  companions?: number | undefined;
  ceremonies?: number[] | undefined;
  replies?: { question_id: number; values: string[] }[] | undefined;
}

const TEXT_MAX = 500;

/**
 * Whom a guest may bring along: what their invitation says, else what the event says, and never
 * fewer than the hosts counted for them in the guest list.
 */
export function companionsAllowed(
  guest: { companions: number },
  rsvp: Pick<GuestRsvp, "companionsAllowed"> | null,
  settings: Pick<RsvpSettings, "companions">,
): number {
  return rsvp?.companionsAllowed ?? Math.max(settings.companions, guest.companions);
}

/** The ceremonies of an event to which a guest is invited: those that take place, unless the hosts chose some. */
export function ceremoniesFor(
  all: readonly EventCeremony[],
  rsvp: Pick<GuestRsvp, "invitedTo"> | null,
): EventCeremony[] {
  const chosen = rsvp?.invitedTo ?? null;
  return all.filter(
    (one) => isPlanned(one) && (chosen === null || chosen.includes(one.ceremony.id)),
  );
}

/** Whether an answer is still taken on a day; both `YYYY-MM-DD`. */
export function isOpenOn(today: string, { deadline }: Pick<RsvpSettings, "deadline">): boolean {
  return deadline === null || today <= deadline;
}

/** What may be answered: the bounds of one invitation. */
export interface Bounds {
  allowed: number;
  ceremonyIds: readonly number[];
  questions: readonly Question[];
}

/**
 * Checks the answer of a guest who comes against their invitation. A question that the hosts deleted
 * meanwhile is ignored; a choice that is no longer offered is an error.
 * @returns what to store, undefined where nothing was answered
 */
export function checkDetails(details: Details, { allowed, ceremonyIds, questions }: Bounds) {
  const errors: FieldErrors = {};
  const { companions, ceremonies } = details;
  if (companions !== undefined && companions > allowed)
    errors.companions = [responseMessages.tooManyCompanions];
  if (ceremonies?.some((id) => !ceremonyIds.includes(id)))
    errors.ceremonies = [responseMessages.ceremonyUnknown];
  else if (ceremonies?.length === 0 && ceremonyIds.length > 0)
    errors.ceremonies = [responseMessages.noCeremony];
  const replies: Record<string, string[]> = {};
  for (const { question_id, values } of details.replies ?? []) {
    const question = questions.find(({ id }) => id === question_id);
    if (!question) continue;
    const replied = values
      .slice(0, question.perPerson ? 1 + (companions ?? allowed) : 1)
      .map((value) => value.trim());
    const error = replied
      .map((value) => describeError(question, value))
      .find((one) => one !== null);
    if (error) errors[`question_${question.id}`] = [error];
    replies[question.id] = replied;
  }
  const comesTo =
    ceremonies === undefined || ceremonyIds.every((id) => ceremonies.includes(id))
      ? null
      : ceremonies;
  return {
    errors,
    companions,
    comesTo: ceremonies === undefined ? undefined : comesTo,
    replies: details.replies === undefined ? undefined : replies,
  };
}

function describeError({ kind, choices }: Question, value: string): string | null {
  if (value === "") return null;
  if (kind === "text") return value.length > TEXT_MAX ? responseMessages.textTooLong : null;
  return choices.includes(value) ? null : responseMessages.choiceUnknown;
}
