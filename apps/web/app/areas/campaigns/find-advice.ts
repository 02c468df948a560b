import type { Client } from "@jdj/contract/client";
import { PLANNED_GUESTS_LABEL } from "@jdj/contract/notebook/planned-guests";
import { type Advice, adviceFor } from "./advice.ts";

/** The advice for the cards of an event. @param guests how many its list has */
export async function findAdvice(
  { notebook }: Client,
  eventId: number,
  guests: number,
): Promise<Advice[]> {
  const [persons, groups, members] = await Promise.all([
    notebook.couple.marriedsByEvent({ eventId }),
    notebook.summary.summariesByEvent({ eventId }),
    notebook.committee.committeeByEvent({ eventId }),
  ]);
  const questions = groups.flatMap(({ children }) => children);
  const planned = questions.find(({ question }) => question === PLANNED_GUESTS_LABEL);
  return adviceFor({
    guests,
    persons: persons
      .filter(({ optional, pivot }) => pivot !== null || !optional)
      .map(({ name, pivot }) => ({ name, givenNames: pivot?.given_names ?? "" })),
    planned: planned && (planned.pivot?.response ?? null),
    summary: questions.length === 0 || questions.some(({ pivot }) => pivot?.response),
    committee: members.length === 0 || members.some(({ pivot }) => pivot !== null),
  });
}
