import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../../database/connect.ts";
import { At, capped, readLists, readRows } from "./read-lists.ts";

/** The most rows of a kind whose log is looked at: the newest. */
const MOST = sql.raw("100");

const Action = z.object({
  id: z.int(),
  at: At,
  staff_id: z.int().nullable(),
  staff_name: z.string(),
  action: z.string(),
  resource: z.string(),
  record_id: z.string(),
});

/** What of theirs staff may have done something about, by the name of its resource. */
export function recordsOf(userId: number, customerId: number | null): SQL {
  const own = (resource: string, ids: SQL) =>
    sql`select ${resource}::text as resource, id::text as record_id from (${ids} order by id desc limit ${MOST}) own`;
  const records = [
    sql`select 'people' as resource, ${String(userId)}::text as record_id`,
    own("privacy-requests", sql`select id from privacy_requests where user_id = ${userId}`),
  ];
  if (customerId !== null)
    records.push(
      own("orders", sql`select id from marketplace_orders where customer_id = ${customerId}`),
      own("bookings", sql`select id from bookings where customer_id = ${customerId}`),
      own("quotes", sql`select id from quote_requests where customer_id = ${customerId}`),
      own("disputes", sql`select id from disputes where customer_id = ${customerId}`),
      own(
        "goodwill-credits",
        sql`select id from goodwill_credits where customer_id = ${customerId}`,
      ),
      own(
        "payments",
        sql`select a.id from payments p join payment_attempts a on a.payment_id = p.id
          where p.customer_id = ${customerId}`,
      ),
      own(
        "campaigns",
        sql`select c.id from events e join campaigns c on c.event_id = e.id
          where e.customer_id = ${customerId}`,
      ),
    );
  return sql.join(records, sql` union all `);
}

/** What staff did about a person and what is theirs, the newest first. */
export async function readStaffActions(
  db: Database,
  { userId, customerId }: { userId: number; customerId: number | null },
) {
  const { actions } = await readLists(db, {
    actions: {
      row: Action,
      query: sql`
        select l.id, l.at, l.staff_id, l.staff_name, l.action, l.resource, l.record_id
        from (${recordsOf(userId, customerId)}) record cross join lateral (
          select * from audit_log
          where resource = record.resource and record_id = record.record_id
          order by id desc limit ${readRows}
        ) l
        order by l.id desc limit ${readRows}`,
    },
  });
  return capped(actions);
}
