import { settingActions } from "@jdj/contract/console/setting-changes";
import type { WorkKind } from "@jdj/contract/console/work-queue";
import { type SQL, sql } from "drizzle-orm";

/** What waits of a kind: where it is, which of it waits, and how it is told from others. */
export interface Waiting {
  /** The number of its record; `id` is it as an ordered column. */
  id: SQL;
  from: SQL;
  where: SQL;
  title: SQL;
  detail: SQL;
  since: SQL;
  /** The order of an index, the oldest first. */
  order: SQL;
}

/** After how many minutes a payment that is under way is looked at. */
const LONG_MINUTES = sql.raw("60");

/** For how many days new photos, and reports of reviews, are asked to be looked at. */
const ASKED_DAYS = sql.raw("60");

/** An amount as people read it, « 12 500 FCFA ». */
const fcfa = sql`replace(to_char(t.amount_fcfa, 'FM999,999,999'), ',', ' ') || ' FCFA'`;

const day = (column: SQL): SQL => sql`(${column}::timestamp at time zone 'UTC')`;
const list = (values: readonly string[]): SQL =>
  sql.raw(values.map((one) => `'${one}'`).join(", "));

/** What waits of each kind now. Conditions are written out, so that partial indexes serve them. */
export function waitingKinds(now: Date): Record<WorkKind, Waiting> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const row = (table: string, rest: Omit<Waiting, "from" | "id" | "order"> & Partial<Waiting>) => ({
    ...{ id: sql`t.id`, order: sql`t.id`, from: sql`${sql.identifier(table)} t` },
    ...rest,
  });
  return {
    messages: row("contact_messages", {
      ...{ where: sql`t.handled_at is null`, since: sql`t.created_at` },
      ...{ title: sql`t.name`, detail: sql`left(t.body, 140)` },
    }),
    "privacy-requests": row("privacy_requests", {
      ...{ where: sql`t.state = 'open'`, since: day(sql`t.received_on`) },
      order: sql`t.due_on, t.id`,
      title: sql`t.name`,
      detail: sql`case t.kind when 'export' then 'Copie' else 'Effacement' end || ', avant le ' || to_char(t.due_on, 'DD/MM/YYYY')`,
    }),
    applications: row("vendor_applications", {
      ...{ where: sql`t.handled_at is null`, since: sql`t.created_at` },
      ...{ title: sql`t.company`, detail: sql`t.contact_name || ', ' || t.town` },
    }),
    "sender-names": row("sender_names", {
      ...{ where: sql`t.state = 'requested'`, since: sql`t.created_at` },
      ...{ title: sql`t.name`, detail: sql`''` },
    }),
    reviews: row("review_reports", {
      ...{ id: sql`t.review_id`, order: sql`t.created_at` },
      from: sql`(select review_id, min(created_at) as created_at, min(reason) as reason
        from review_reports where created_at > ${at} - interval '${ASKED_DAYS} days' group by review_id) t
        join reviews r on r.id = t.review_id`,
      where: sql`r.hidden_at is null and (r.checked_at is null or t.created_at > r.checked_at)`,
      ...{ since: sql`t.created_at`, title: sql`left(r.description, 100)`, detail: sql`t.reason` },
    }),
    "provider-media": row("provider_media", {
      from: sql`provider_media t join providers p on p.id = t.provider_id`,
      where: sql`t.hidden_at is null and t.storage_key is not null
        and t.created_at > ${at} - interval '${ASKED_DAYS} days' and not exists (
          select 1 from work_items w
          where w.kind = 'provider-media' and w.record_id = t.id::text and w.seen_at is not null)`,
      ...{ order: sql`t.created_at, t.id`, since: sql`t.created_at` },
      ...{ title: sql`p.name`, detail: sql`t.caption` },
    }),
    disputes: row("disputes", {
      where: sql`t.state = 'open' and (t.answered_at is not null or t.staff_asked_at is not null)`,
      since: sql`coalesce(t.answered_at, t.staff_asked_at)`,
      ...{ title: sql`t.label`, detail: sql`left(t.reason, 140)` },
    }),
    payments: row("payment_attempts", {
      from: sql`(
        select id, payment_id, state, amount_fcfa, created_at from payment_attempts
          where state in ('mismatch', 'surplus')
        union all select id, payment_id, state, amount_fcfa, created_at from payment_attempts
          where state = 'pending' and created_at < ${at} - interval '${LONG_MINUTES} minutes'
        union all select id, payment_id, state, amount_fcfa, created_at from payment_attempts
          where next_look_at is not null and state in ('failed', 'expired')
            and created_at < ${at} - interval '${LONG_MINUTES} minutes'
      ) t join payments p on p.id = t.payment_id`,
      ...{ where: sql`true`, since: sql`t.created_at`, title: sql`p.reference` },
      detail: sql`case t.state when 'mismatch' then 'Autre montant' when 'surplus' then 'Payé deux fois'
        else 'Sans réponse depuis longtemps' end || ', ' || ${fcfa}`,
    }),
    refunds: row("payment_refunds", {
      ...{ where: sql`t.state = 'by-hand'`, since: sql`t.created_at` },
      title: sql`'À faire à la main'`,
      detail: sql`${fcfa} || case t.requested_by when 'automatic' then '' else ', demandé par ' || t.requested_by end`,
    }),
    payouts: row("payouts", {
      ...{ where: sql`t.state in ('requested', 'approved')`, since: sql`t.created_at` },
      // By their state, of which few are open, and not by their number.
      order: sql`t.created_at`,
      title: sql`coalesce(nullif(t.holder, ''), t.method)`,
      detail: sql`${fcfa} || ', ' || case t.state when 'requested' then 'à approuver' else 'à envoyer' end`,
    }),
    "goodwill-credits": row("goodwill_credits", {
      ...{ where: sql`t.state = 'waiting'`, since: sql`t.created_at` },
      ...{ title: sql`t.units || ' messages'`, detail: sql`t.asked_by || ', ' || t.reason` },
    }),
    "setting-changes": row("staff_approvals", {
      ...{ where: sql`t.action in (${list(settingActions)})`, since: sql`t.created_at` },
      ...{ title: sql`t.detail`, detail: sql`t.staff_name` },
    }),
    "dead-jobs": row("dead_jobs", {
      from: sql`jobs.job t`,
      ...{ where: sql`t.state = 'failed'`, since: sql`coalesce(t.completed_on, t.created_on)` },
      ...{ order: sql`t.completed_on`, title: sql`t.name`, detail: sql`''` },
    }),
  };
}
