import { desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../../database/connect.ts";
import { readPhone } from "../../../phone/phone.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { events } from "../../notebook/events/tables.ts";

/** What what customers ordered is searched by; an absent field is no condition. */
export interface SaleFilter {
  /** As typed. */
  q?: string | undefined;
  /** Calendar dates, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** What a search may name. */
export type SaleSearch =
  | { by: "number"; id: number }
  | { by: "email"; email: string }
  | { by: "phone"; phone: string }
  | { by: "text"; text: string };

/** Reads a search: a number (« 12 », « n° 12 »), an address, a phone in any wording, or words. */
export function readSaleSearch(q: string): SaleSearch {
  const typed = q.trim();
  if (typed.includes("@")) return { by: "email", email: typed.toLowerCase() };
  const number = /^(?:n°\s*|#)?(\d{1,9})$/i.exec(typed)?.[1];
  if (number !== undefined) return { by: "number", id: Number(number) };
  const phone = readPhone(typed);
  return phone.ok ? { by: "phone", phone: phone.e164 } : { by: "text", text: typed };
}

/** A text as a pattern of `like` that finds it anywhere. */
export function anywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

/** The users whom a search names; undefined for a number. */
export function usersNamed(search: SaleSearch): SQL | undefined {
  if (search.by === "email") return eq(users.email, search.email);
  if (search.by === "phone") return eq(users.phone, search.phone);
  if (search.by === "number") return undefined;
  return sql`plain_text(${users.name}) like plain_text(${anywhere(search.text)})`;
}

/** As a sub-query, the numbers of the events whose owners a search names. */
export function eventsOwnedBy(db: Database, search: SaleSearch) {
  return db
    .select({ id: events.id })
    .from(events)
    .innerJoin(customers, eq(customers.id, events.customerId))
    .innerJoin(users, eq(users.id, customers.userId))
    .where(usersNamed(search));
}

/**
 * The newest first, by the index that serves the search: by the instant where days are asked for, by
 * the number otherwise.
 */
export function newestFirst(
  { id, createdAt }: { id: AnyPgColumn; createdAt: AnyPgColumn },
  { from, to }: SaleFilter,
): SQL[] {
  return from || to ? [desc(createdAt), desc(id)] : [desc(id)];
}

const DAY_MS = 86_400_000;

/** The conditions of the days between which something was made. */
export function madeBetween(createdAt: AnyPgColumn, { from, to }: SaleFilter): SQL[] {
  return [
    ...(from ? [gte(createdAt, new Date(`${from}T00:00:00Z`))] : []),
    ...(to ? [lt(createdAt, new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS))] : []),
  ];
}
