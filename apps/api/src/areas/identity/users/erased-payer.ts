import { type SQL, sql } from "drizzle-orm";
import { users } from "./tables.ts";

/**
 * The address of the account that stands for all erased payers: no mail can ever reach it (RFC
 * 2606).
 */
export const ERASED_PAYER = "comptes-effaces@erased.invalid";

/** Whether a user is a person, and not the account that stands for all erased payers. */
export const isNotErased: SQL = sql`${users.email} is distinct from ${ERASED_PAYER}`;
