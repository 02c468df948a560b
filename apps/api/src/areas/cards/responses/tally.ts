import type { Question } from "../rsvp/invitation.ts";

type Answer = "none" | "yes" | "no";

/** A guest as the counts need them. `comesTo` holds what they were asked to and said yes to. */
export interface Counted {
  answer: Answer;
  companions: number;
  invitedTo: readonly number[];
  comesTo: readonly number[];
  replies: Readonly<Record<string, string[]>>;
  arrived: number;
}

/** Guests by their answer; people are those who come with whom they bring, and those who are there. */
export function countAnswers(guests: readonly Counted[]) {
  const counts = { guests: guests.length, yes: 0, no: 0, none: 0, people: 0, arrived: 0 };
  for (const { answer, companions, arrived } of guests) {
    counts[answer] += 1;
    if (answer === "yes") counts.people += 1 + companions;
    counts.arrived += arrived;
  }
  return counts;
}

/** How many are invited to a ceremony, how many come, and with whom. */
export function countCeremony(id: number, guests: readonly Counted[]) {
  const coming = guests.filter(({ answer, comesTo }) => answer === "yes" && comesTo.includes(id));
  return {
    invited: guests.filter(({ invitedTo }) => invitedTo.includes(id)).length,
    guests: coming.length,
    people: coming.reduce((sum, { companions }) => sum + 1 + companions, 0),
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
  for (const { answer, companions, replies } of guests) {
    if (answer !== "yes") continue;
    for (const choice of (replies[id] ?? []).slice(0, perPerson ? 1 + companions : 1))
      if (choice !== "") counts.set(choice, (counts.get(choice) ?? 0) + 1);
  }
  return [...counts].map(([choice, count]) => ({ choice, count }));
}

/**
 * How many had said yes and no at the end of each day on which an answer came (Abidjan, which is
 * UTC), in their order. @param changes oldest first
 */
export function answersByDay(
  changes: readonly { guestId: number; answer: "yes" | "no"; at: Date }[],
): { date: string; yes: number; no: number }[] {
  const answers = new Map<number, "yes" | "no">();
  const days = new Map<string, { yes: number; no: number }>();
  const sums = { yes: 0, no: 0 };
  for (const { guestId, answer, at } of changes) {
    const before = answers.get(guestId);
    if (before) sums[before] -= 1;
    sums[answer] += 1;
    answers.set(guestId, answer);
    days.set(at.toISOString().slice(0, 10), { ...sums });
  }
  return [...days].map(([date, day]) => ({ date, ...day }));
}
