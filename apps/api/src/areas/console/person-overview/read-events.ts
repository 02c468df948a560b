import { roles } from "@jdj/contract/call/sharing-policy";
import { CampaignStatus } from "@jdj/contract/campaigns/campaign-states";
import { giftStates } from "@jdj/contract/gifts/gift-states";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../../database/connect.ts";
import { At, capped, readLists, readRows } from "./read-lists.ts";

/** The most events of one person whose cards and gifts are looked for. */
const MOST_EVENTS = sql.raw("50");

/** The events of which a customer is an owner. */
const ownEvents = (customerId: number): SQL =>
  sql`array(select event_id from event_members where customer_id = ${customerId} and role = 'owner'
    order by event_id desc limit ${MOST_EVENTS})`;

const Event = z.object({
  id: z.int(),
  name: z.string(),
  type: z.string(),
  date: z.string().nullable(),
  role: z.enum(roles),
  is_payer: z.boolean(),
  state: z.enum(["open", "cancelled", "deleted"]),
  created_at: At,
});

const Campaign = z.object({
  id: z.int(),
  label: z.string(),
  event: z.string(),
  channel: z.string(),
  status: CampaignStatus,
  is_paused: z.boolean(),
  total: z.int(),
  delivered: z.int(),
  undelivered: z.int(),
  created_at: At,
});

const Gift = z.object({
  id: z.int(),
  reference: z.string(),
  label: z.string(),
  amount_fcfa: z.int(),
  state: z.enum(giftStates),
  is_given: z.boolean(),
  created_at: At,
});

/** Some gifts, the newest first. @param from a query of theirs, or their table with a condition */
const giftsOf = (from: SQL, isGiven: boolean): SQL => sql`(
  select g.id, g.id::text as reference,
    coalesce(i.name, 'Cagnotte') || ', de ' || g.giver_name as label,
    g.amount_fcfa, g.state, ${isGiven}::boolean as is_given, g.created_at
  from ${from} order by g.id desc limit ${readRows})`;

/**
 * The events of a customer, the cards and the gifts of those that they own, and their credit.
 * @param phone theirs, under which they may have given
 */
export async function readEvents(
  db: Database,
  { customerId, phone }: { customerId: number; phone: string | null },
) {
  // List by list and event by event: of many at once PostgreSQL might read the whole table backwards.
  const got = sql`(select id from gift_lists where event_id = any(${ownEvents(customerId)})) l
    cross join lateral (
      select * from gifts where list_id = l.id order by id desc limit ${readRows}
    ) g left join gift_items i on i.id = g.item_id`;
  const given = sql`gifts g left join gift_items i on i.id = g.item_id where g.giver_phone = ${phone}`;
  const found = await readLists(db, {
    events: {
      row: Event,
      query: sql`
        select e.id, e.name, t.name as type, e.wedding_date::text as date, m.role,
          e.customer_id = ${customerId} as is_payer, e.created_at,
          case when e.deleted_at is not null then 'deleted'
            when e.cancelled_at is not null then 'cancelled' else 'open' end as state
        from event_members m join events e on e.id = m.event_id
          join event_types t on t.id = e.event_type_id
        where m.customer_id = ${customerId} order by e.id desc limit ${readRows}`,
    },
    campaigns: {
      row: Campaign,
      query: sql`
        select c.id, c.label, e.name as event, h.name as channel, c.status,
          c.paused_at is not null as is_paused, c.created_at,
          coalesce(n.total, 0) as total, coalesce(n.delivered, 0) as delivered,
          coalesce(n.undelivered, 0) as undelivered
        from (
          select own.* from unnest(${ownEvents(customerId)}) of_event cross join lateral (
            select * from campaigns where event_id = of_event
            order by created_at desc limit ${readRows}
          ) own order by own.id desc limit ${readRows}
        ) c join events e on e.id = c.event_id join channels h on h.id = c.channel_id
          left join lateral (
            select sum(total)::integer as total, sum(delivered)::integer as delivered,
              sum(undelivered)::integer as undelivered
            from delivery_counts where campaign_id = c.id
          ) n on true
        order by c.id desc`,
    },
    gifts: {
      row: Gift,
      query: sql`
        select * from (${giftsOf(got, false)} union all ${giftsOf(given, true)}) both_sides
        order by id desc limit ${readRows}`,
    },
    credits: {
      row: z.object({ channel: z.string(), units: z.int() }),
      query: sql`
        select h.name as channel, c.units from channel_credits c join channels h on h.id = c.channel_id
        where c.customer_id = ${customerId} and c.units > 0 order by h.position`,
    },
  });
  return {
    events: capped(found.events),
    campaigns: capped(found.campaigns),
    gifts: capped(found.gifts),
    credits: found.credits,
  };
}
