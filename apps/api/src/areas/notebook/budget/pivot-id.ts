/** The first id that is made of an event and a line; what the database counts up stays far below. */
const FIRST = 2 ** 52;

/** How many lines, and how many events, such ids can tell apart. */
const LINES = 2 ** 24;
const EVENTS = 2 ** 28;

/**
 * The id under which the amounts of a line will be stored, before they are. Both sides know it without
 * a row: an integer of sixteen digits, exact in JSON.
 */
export function pivotIdOf(eventId: number, lineId: number): number {
  if (eventId >= EVENTS || lineId >= LINES) throw new Error("Too many events or lines for an id");
  return FIRST + eventId * LINES + lineId;
}

/** The event and the line of such an id; null for an id that the database gave. */
export function readPivotId(id: number): { eventId: number; lineId: number } | null {
  if (!Number.isSafeInteger(id) || id < FIRST) return null;
  const rest = id - FIRST;
  return { eventId: Math.floor(rest / LINES), lineId: rest % LINES };
}
