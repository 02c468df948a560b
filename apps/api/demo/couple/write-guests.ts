import { eq } from "drizzle-orm";

import { guestCategories } from "../../src/areas/notebook/guest-categories/tables.ts";
import { answerChanges, guests } from "../../src/areas/notebook/guests/tables.ts";
import type { Database } from "../../src/database/connect.ts";
import { addDays, instantOn } from "./base-day.ts";
import type { DemoGuest } from "./guests.ts";
import type { DemoEvent } from "./write-notebook.ts";

/** A stored guest. */
export type WrittenGuest = typeof guests.$inferSelect;

/** When guests answer: the first day, and over how many days. */
export interface AnswerDays {
  first: string;
  days: number;
}

const times = ["07:42", "08:15", "10:31", "12:50", "13:27", "16:04", "18:36", "19:58", "21:11"];

/**
 * When the answers come: many in the first days, fewer and fewer then, the last on the last day.
 * @param rank of the answer among all, 0 to 1
 */
function answerInstant({ first, days }: AnswerDays, rank: number, at: number): Date {
  const day = Math.round((days - 1) * rank ** 1.7);
  return instantOn(addDays(first, day), times[at % times.length] ?? "12:00");
}

/** Writes guests with their answers, and the history of these answers. */
export async function writeGuests(
  tx: Database,
  event: DemoEvent,
  list: readonly DemoGuest[],
  when: AnswerDays,
): Promise<WrittenGuest[]> {
  const categories = await tx
    .select()
    .from(guestCategories)
    .where(eq(guestCategories.eventTypeId, event.eventTypeId));
  const categoryOf = (code: string) => {
    const found = categories.find((category) => category.code === code);
    if (!found) throw new Error(`There is no category ${code}`);
    return found.id;
  };
  // Yes and no come mixed: every seventh answer is a no as long as there are some.
  const answering = list.flatMap((guest, at) => (guest.answer === "none" ? [] : [at]));
  const mixed = answering.toSorted((a, b) => ((a * 53) % 151) - ((b * 53) % 151));
  const rankOf = new Map(mixed.map((at, rank) => [at, rank]));
  const rows = list.map((guest, at) => {
    const rank = rankOf.get(at);
    return {
      eventId: event.id,
      categoryId: categoryOf(guest.category),
      civility: guest.civility,
      lastName: guest.lastName,
      givenNames: guest.givenNames,
      email: guest.email,
      phone1: guest.phone,
      household: guest.household,
      companions: guest.companions,
      answer: guest.answer,
      answeredAt:
        rank === undefined ? null : answerInstant(when, rank / Math.max(1, mixed.length - 1), at),
      createdAt: event.createdAt,
    };
  });
  const written = await tx.insert(guests).values(rows).returning();
  await tx
    .insert(answerChanges)
    .values(
      written.flatMap(({ id, answer, answeredAt }) =>
        answer === "none" || answeredAt === null ? [] : [{ guestId: id, answer, at: answeredAt }],
      ),
    );
  return written;
}
