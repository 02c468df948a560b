import { type SQL, sql } from "drizzle-orm";

/** How many things there are, and their sum in FCFA. */
export type Count = { count: number; amount: number };
export const none: Count = { count: 0, amount: 0 };

/** The columns of a count of different things and the sum of their amounts. */
export const total = (count: SQL, amount: SQL) => ({
  count: sql<number>`count(distinct ${count})`.mapWith(Number),
  amount: sql<number>`coalesce(sum(${amount}), 0)`.mapWith(Number),
});
