import type { NoticeReader } from "./enqueue-vendor-notice.ts";

/** A person of a side of a sale, with the address by which they sign in. */
export interface SidePerson {
  userId: number;
  address: string | null;
  /** Since when the address is proven; null for one that is not. */
  provenAt: Date | null;
}

/**
 * Where the persons of a side are written to about their money: at their proven addresses; where the
 * side has none at all, at those by which they sign in, so that somebody learns of it. Each keeps the
 * SMS that they asked for.
 */
export function reachableReaders(side: readonly SidePerson[]): NoticeReader[] {
  const hasProven = side.some(({ provenAt }) => provenAt !== null);
  return side.map(({ userId, address, provenAt }) => ({
    userId,
    email: hasProven && provenAt === null ? null : address,
  }));
}
