/** A campaign gives way to others after so many deliveries, or so many milliseconds. */
const SLICE_DELIVERIES = 240;
const SLICE_MS = 5000;

/** What a campaign has used of its slice. */
export interface Slice {
  deliveries: number;
  /** Milliseconds of the monotonic clock. */
  startedAt: number;
}

/** A slice of which nothing is used. */
export function startSlice(): Slice {
  return { deliveries: 0, startedAt: performance.now() };
}

/** Whether the time of a slice is over. */
export function isLate({ startedAt }: Slice): boolean {
  return performance.now() - startedAt >= SLICE_MS;
}

/** Whether a slice is used up, by time or by deliveries. */
export function isUsedUp(slice: Slice): boolean {
  return slice.deliveries >= SLICE_DELIVERIES || isLate(slice);
}
