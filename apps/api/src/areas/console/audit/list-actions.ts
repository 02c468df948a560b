import type { AuditEntry } from "@jdj/contract/console/audit";
import { and, asc, desc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { customers } from "../../identity/users/tables.ts";
import { auditLog } from "../../staff/audit/tables.ts";
import { recordsOf } from "../person-overview/read-staff-actions.ts";

/** What the log is filtered by; an absent field is no condition. */
export interface AuditFilter {
  staff_id?: number | undefined;
  resource?: string | undefined;
  record_id?: string | undefined;
  action?: string | undefined;
  person_id?: number | undefined;
  /** Calendar dates, both included. */
  from?: string | undefined;
  to?: string | undefined;
  order?: "asc" | "desc" | undefined;
}

const DAY_MS = 86_400_000;

/** An entry in the shape of the contract. */
export function presentAction(row: typeof auditLog.$inferSelect): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    staff_id: row.staffId,
    staff_name: row.staffName,
    action: row.action,
    resource: row.resource,
    record_id: row.recordId,
    before: row.before,
    after: row.after,
  };
}

/** The entries about a person and what is theirs, by the index of records. */
async function aboutPerson(db: Database, userId: number) {
  const [customer] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.userId, userId));
  const records = recordsOf(userId, customer?.id ?? null);
  return sql`(select l.id from (${records}) record cross join lateral (
    select id from audit_log where resource = record.resource and record_id = record.record_id) l)`;
}

/** A page of what staff did, the newest first unless the order is turned. */
export async function listActions(
  db: Database,
  filter: AuditFilter,
  { offset, limit }: { offset: number; limit: number },
) {
  const { id, at, staffId, resource, recordId, action } = auditLog;
  const { from, to, person_id: personId, order } = filter;
  const turned = order === "asc" ? asc : desc;
  return db
    .select()
    .from(auditLog)
    .where(
      and(
        filter.staff_id === undefined ? undefined : eq(staffId, filter.staff_id),
        filter.resource ? eq(resource, filter.resource) : undefined,
        filter.record_id ? eq(recordId, filter.record_id) : undefined,
        filter.action ? eq(action, filter.action) : undefined,
        personId === undefined ? undefined : inArray(id, await aboutPerson(db, personId)),
        from ? gte(at, new Date(`${from}T00:00:00Z`)) : undefined,
        to ? lt(at, new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS)) : undefined,
      ),
    )
    .orderBy(...(from || to ? [turned(at), turned(id)] : [turned(id)]))
    .offset(offset)
    .limit(limit);
}
