import type { Client } from "@jdj/contract/client";
import { type Advice, adviceFor } from "./advice.ts";

/** The advice for the cards of an event. @param guests how many its list has */
export async function findAdvice(
  { notebook }: Client,
  eventId: number,
  guests: number,
): Promise<Advice[]> {
  const [persons, begun] = await Promise.all([
    notebook.couple.marriedsByEvent({ eventId }),
    notebook.completion.begun({ eventId }),
  ]);
  return adviceFor({
    guests,
    persons: persons
      .filter(({ optional, pivot }) => pivot !== null || !optional)
      .map(({ name, pivot }) => ({ name, givenNames: pivot?.given_names ?? "" })),
    planned: begun.asks_planned_guests ? begun.planned_guests : undefined,
    summary: begun.summary,
    committee: begun.committee,
  });
}
