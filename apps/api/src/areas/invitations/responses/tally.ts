import type { Question } from "../rsvp/invitation.ts";

type Answer = "none" | "yes" | "no";

/** Guests who answered alike, as the counts need them. `comesTo` holds what they were asked to and said yes to. */
export interface Counted {
  /** How many they are. */
  times: number;
  answer: Answer;
  companions: number;
  invitedTo: readonly number[];
  comesTo: readonly number[];
  replies: Readonly<Record<string, string[]>>;
  /** The people who are there, of all of them. */
  arrived: number;
}

/** Guests by their answer; people are those who come with whom they bring, and those who are there. */
export function countAnswers(guests: readonly Counted[]) {
  const counts = { guests: 0, yes: 0, no: 0, none: 0, people: 0, arrived: 0 };
  for (const { times, answer, companions, arrived } of guests) {
    counts.guests += times;
    counts[answer] += times;
    if (answer === "yes") counts.people += times * (1 + companions);
    counts.arrived += arrived;
  }
  return counts;
}

/** How many are invited to a ceremony, how many come, and with whom. */
export function countCeremony(id: number, guests: readonly Counted[]) {
  const coming = guests.filter(({ answer, comesTo }) => answer === "yes" && comesTo.includes(id));
  const invited = guests.filter(({ invitedTo }) => invitedTo.includes(id));
  return {
    invited: invited.reduce((sum, { times }) => sum + times, 0),
    guests: coming.reduce((sum, { times }) => sum + times, 0),
    people: coming.reduce((sum, { times, companions }) => sum + times * (1 + companions), 0),
  };
}

/**
 * How often each choice of a question was made by those who come; one for each person of a party
 * where the question asks each. A choice that is no longer offered counts while somebody has it.
 */
export function tallyChoices(
  { id, kind, choices, perPerson }: Pick<Question, "id" | "kind" | "choices" | "perPerson">,
  guests: readonly Counted[],
): { choice: string; count: number }[] {
  if (kind === "text") return [];
  const counts = new Map(choices.map((choice) => [choice, 0]));
  for (const { times, answer, companions, replies } of guests) {
    if (answer !== "yes") continue;
    for (const choice of (replies[id] ?? []).slice(0, perPerson ? 1 + companions : 1))
      if (choice !== "") counts.set(choice, (counts.get(choice) ?? 0) + times);
  }
  return [...counts].map(([choice, count]) => ({ choice, count }));
}

/**
 * How many had said yes and no at the end of each day on which an answer came, in their order.
 * @param changes by how many the answers of a day changed each number, oldest first
 */
export function answersByDay(
  changes: readonly { date: string; yes: number; no: number }[],
): { date: string; yes: number; no: number }[] {
  let [yes, no] = [0, 0];
  return changes.map((day) => {
    yes += day.yes;
    no += day.no;
    return { date: day.date, yes, no };
  });
}
