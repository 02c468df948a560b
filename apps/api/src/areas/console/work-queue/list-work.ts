import {
  COUNTED_MOST,
  type WorkItem,
  type WorkKind,
  workKindNames,
} from "@jdj/contract/console/work-queue";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../../database/connect.ts";
import { jobLabel } from "../../../job-list.ts";
import { type Waiting, waitingKinds } from "./waiting-kinds.ts";

/** The most notes of one thing that its row shows. */
const MOST_NOTES = sql.raw("3");

/** Whose work is listed: everybody's without one. */
export type Whose = { assigneeId: number } | "nobody" | undefined;

/** The condition that something is assigned as asked for, by an index of what is. */
function assigned(kind: WorkKind, { id }: Waiting, whose: Whose): SQL {
  if (whose === undefined) return sql`true`;
  if (whose === "nobody")
    return sql`not exists (select 1 from work_items w
      where w.kind = ${kind} and w.record_id = ${id}::text and w.assignee_id is not null)`;
  const type = sql.raw(kind === "dead-jobs" ? "uuid" : "bigint");
  return sql`${id} = any(array(select record_id::${type} from work_items
    where assignee_id = ${whose.assigneeId} and kind = ${kind}))`;
}

const Row = z.object({
  kind: z.enum(workKindNames),
  record_id: z.string(),
  title: z.string(),
  detail: z.string().nullable(),
  since: z.coerce.date(),
  assignee_id: z.coerce.number().nullable(),
  assignee: z.string().nullable(),
  notes: z.array(z.object({ by: z.string(), at: z.coerce.date(), body: z.string() })),
});

function present({ assignee_id: id, assignee, ...row }: z.infer<typeof Row>): WorkItem {
  return {
    ...row,
    id: `${row.kind}-${row.record_id}`,
    title: row.kind === "dead-jobs" ? jobLabel(row.title) : row.title,
    detail: row.detail ?? "",
    since: row.since.toISOString(),
    assignee: id === null ? null : { id, name: assignee ?? "" },
    notes: row.notes.map((note) => ({ ...note, at: note.at.toISOString() })),
  };
}

/** A page of what waits of several kinds, the oldest first. */
export async function listWork(
  db: Database,
  now: Date,
  {
    kinds,
    whose,
    offset,
    limit,
  }: { kinds: WorkKind[]; whose: Whose; offset: number; limit: number },
): Promise<WorkItem[]> {
  if (kinds.length === 0) return [];
  const waiting = waitingKinds(now);
  const each = kinds.map((kind) => {
    const { id, from, where, title, detail, since, order } = waiting[kind];
    return sql`(select ${kind}::text as kind, ${id}::text as record_id, ${title} as title,
      ${detail} as detail, ${since} as since from ${from}
      where ${where} and ${assigned(kind, waiting[kind], whose)}
      order by ${order} limit ${offset + limit})`;
  });
  const { rows } = await db.execute(sql`
    select item.*, w.assignee_id, u.name as assignee,
      (select coalesce(json_agg(json_build_object('by', n.staff_name, 'at', n.created_at, 'body', n.body)), '[]')
        from (select * from work_notes where kind = item.kind and record_id = item.record_id
          order by id desc limit ${MOST_NOTES}) n) as notes
    from (select * from (${sql.join(each, sql` union all `)}) everything
      order by since, kind, record_id offset ${offset} limit ${limit}) item
    left join work_items w on w.kind = item.kind and w.record_id = item.record_id
    left join users u on u.id = w.assignee_id
    order by item.since, item.kind, item.record_id`);
  return z.array(Row).parse(rows).map(present);
}

/**
 * How much waits of several kinds, and how many notices are unread, by one statement; no more than
 * `COUNTED_MOST` of each kind is read.
 * @param unread the number of the notices, as a part of a statement
 */
export async function countWork(
  db: Database,
  now: Date,
  { kinds, unread }: { kinds: readonly WorkKind[]; unread: SQL },
): Promise<{ kinds: Partial<Record<WorkKind, number>>; unread: number }> {
  if (kinds.length === 0) return { kinds: {}, unread: 0 };
  const waiting = waitingKinds(now);
  const counts = kinds.map((kind) => {
    const { from, where } = waiting[kind];
    const most = sql.raw(String(COUNTED_MOST));
    return sql`(select count(*)::integer from (select 1 from ${from} where ${where} limit ${most}) counted) as ${sql.identifier(kind)}`;
  });
  const { rows } = await db.execute(
    sql`select ${sql.join(counts, sql`, `)}, ${unread} as unread_notices`,
  );
  const { unread_notices, ...counted } = Counts.parse(rows[0]);
  return {
    kinds: z.partialRecord(z.enum(workKindNames), z.int()).parse(counted),
    unread: unread_notices,
  };
}

const Counts = z.looseObject({ unread_notices: z.coerce.number().int() });

/** How much of what is assigned to somebody still waits. */
export async function countMine(
  db: Database,
  now: Date,
  { kinds, assigneeId }: { kinds: readonly WorkKind[]; assigneeId: number },
): Promise<number> {
  if (kinds.length === 0) return 0;
  const waiting = waitingKinds(now);
  const each = kinds.map((kind) => {
    const { id, from, where } = waiting[kind];
    return sql`(select ${id}::text from ${from}
      where ${where} and ${assigned(kind, waiting[kind], { assigneeId })})`;
  });
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from (${sql.join(each, sql` union all `)}) mine`,
  );
  return rows[0]?.count ?? 0;
}
