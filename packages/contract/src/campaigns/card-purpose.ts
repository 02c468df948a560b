import { z } from "zod";

/** What became of an event, as its cards say: it takes place, on another day, or not at all. */
export const EventStatus = z.enum(["planned", "moved", "cancelled"]);
export type EventStatus = z.infer<typeof EventStatus>;

/** The categories of messages that say nothing about whether and when the event takes place. */
export const silentCategories: readonly string[] = ["thanks", "practical", "reminder"];

/**
 * What became of the event of a card. A card that cancels says so for ever; any other follows what the
 * hosts said last, so that an invitation opened again tells the truth.
 * @param category code of the card's own category of message
 * @param newest `cancelled` once the hosts cancelled the event, else the code of the newest category that
 * was sent for it, the silent ones left out; null for none
 */
export function eventStatus(category: string, newest: string | null): EventStatus {
  if (category === "cancelled" || newest === "cancelled") return "cancelled";
  return category === "postponed" || newest === "postponed" ? "moved" : "planned";
}

/** Whether a card asks its guest for an answer: it neither cancels the event nor thanks for it. */
export function asksForAnswer(category: string, status: EventStatus): boolean {
  return category !== "thanks" && status !== "cancelled";
}
