import { dateAfter } from "@jdj/french/dates";

/** A bucket is a twentieth wider than the one before it: a percentile is off by 5 % at most. */
const STEP = Math.log(1.05);

/** Layout shift is kept in thousandths, so that its buckets begin where it is good. */
const shiftScale = 1000;

/** The bucket of a measured value: milliseconds, or for `cls` the shift itself. */
export function bucketOf(metric: "lcp" | "inp" | "cls", value: number): number {
  const scaled = metric === "cls" ? value * shiftScale : value;
  return scaled < 1 ? 0 : 1 + Math.floor(Math.log(scaled) / STEP);
}

/** The highest value of a bucket, rounded: whole milliseconds, thousandths of a shift. */
export function highestOf(metric: "lcp" | "inp" | "cls", bucket: number): number {
  if (bucket === 0) return 0;
  const highest = Math.round(Math.exp(bucket * STEP));
  return metric === "cls" ? highest / shiftScale : highest;
}

/** The bucket below or in which three quarters of the visits are; null for none. */
export function thirdQuartile(
  buckets: readonly { bucket: number; count: number }[],
): number | null {
  const total = buckets.reduce((sum, { count }) => sum + count, 0);
  let reached = 0;
  for (const { bucket, count } of buckets.toSorted((a, b) => a.bucket - b.bucket)) {
    reached += count;
    if (reached >= total * 0.75) return bucket;
  }
  return null;
}

/** The Monday of the week of a date. */
export function mondayOf(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
  return dateAfter(date, 1 - weekday, "days");
}
