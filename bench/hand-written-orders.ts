import { randomBytes } from "node:crypto";
import pg from "pg";
import { serveByHand } from "./serve-by-hand.ts";

/**
 * A cart change and an order as one would write them by hand: bare `node:http`, one prepared
 * statement over `pg` for each, which finds the customer of the session, checks prices, reserves
 * stock by the table's own check, writes the order and opens its payment; with `DUTIES=1` it also
 * counts a rate limit and queues the email.
 */
const pool = new pg.Pool({ ...JSON.parse(process.env.CONNECTION ?? "{}"), max: 10 });

const buyer = `buyer as materialized (
    select c.id from sessions s join customers c on c.user_id = s.user_id
    where s.token_hash = sha256(convert_to($1, 'UTF8')) and s.revoked_at is null and s.expires_at > now()
      and c.archived_at is null
  )`;

const changeLine = `with ${buyer},
  changed as (
    update cart_lines l set quantity = $3::int
    from buyer, carts, article_variants v, articles a, sellers s
    where l.id = $2::bigint and carts.id = l.cart_id and carts.customer_id = buyer.id
      and v.id = l.variant_id and v.removed_at is null and v.stock - v.reserved >= $3::int
      and a.id = v.article_id and a.published_at is not null and a.suspended_at is null and a.removed_at is null
      and s.provider_id = a.provider_id and s.opened_at is not null and s.suspended_at is null
    returning l.cart_id
  ),
  touched as (update carts set changed_at = now() from changed where carts.id = changed.cart_id)
  select count(*)::int as changed from changed`;

/** What ours does beside the order: counts the rate limit of the customer, and queues their email. */
const duties = `,
  limited as (
    insert into limit_counters as counter (key, window_start, count)
    select 'order-by-hand:' || customer, date_trunc('hour', now()), 1 from cart
    on conflict (key, window_start) do update set count = counter.count + 1
  ),
  job as (
    insert into jobs.job (name, data)
    select 'send-order-email', jsonb_build_object('orderId', placed.id, 'suborderId', null, 'userId', user_id,
      'to', 'customer', 'kind', 'placed')
    from placed join customers on customers.id = placed.customer_id
  )`;

/** A division by zero is how one statement refuses. */
const placeOrder = `with ${buyer},
  cart as (
    update carts set order_key = gen_random_uuid(), changed_at = now() from buyer
    where carts.customer_id = buyer.id and carts.order_key = $2::uuid returning carts.id, buyer.id as customer
  ),
  read as (select * from json_to_recordset($3::json) as r (id bigint, quantity int, price int)),
  chosen as (select * from json_to_recordset($4::json) as d (seller_id bigint, zone_id bigint, price int)),
  line as (
    delete from cart_lines l using cart, article_variants v, articles a, sellers s, read
    where l.cart_id = cart.id and v.id = l.variant_id and v.removed_at is null and a.id = v.article_id
      and a.published_at is not null and a.suspended_at is null and a.removed_at is null
      and s.provider_id = a.provider_id and s.opened_at is not null and s.suspended_at is null
      and read.id = l.id and read.quantity = l.quantity and read.price = coalesce(v.price_fcfa, a.price_fcfa)
    returning l.variant_id, l.quantity, l.note, a.id as article_id, a.name, v.size, v.colour, a.provider_id,
      read.price, coalesce(s.commission_percent, 10) as percent, s.return_days
  ),
  part as (
    select line.provider_id, z.id as zone_id, z.name as zone_name, z.days, z.price_fcfa as delivery,
      sum(quantity * line.price)::int as goods, max(percent) as percent, max(return_days) as return_days
    from line join chosen on chosen.seller_id = line.provider_id
    join delivery_zones z on z.id = chosen.zone_id and z.provider_id = line.provider_id and z.removed_at is null
      and z.price_fcfa = chosen.price
    join delivery_zone_towns t on t.zone_id = z.id and t.town_id = $5::bigint
    group by line.provider_id, z.id
  ),
  whole as (
    select sum(goods)::int as goods, sum(delivery)::int as delivery,
      1 / ((count(*) = (select count(*) from chosen) and (select count(*) from line) = (select count(*) from read))::int) as ok
    from part
  ),
  placed as (
    insert into marketplace_orders (reference, customer_id, order_key, recipient, phone, town_id, address, note,
      goods_fcfa, delivery_fcfa, total_fcfa, reserved_until, created_at)
    select $6, cart.customer, $2::uuid, $7, $8, $5::bigint, $9, '', goods, delivery, goods + delivery,
      now() + interval '30 minutes', now() from cart, whole where ok = 1
    returning id, customer_id, total_fcfa
  ),
  suborder as (
    insert into seller_orders (order_id, provider_id, zone_id, zone_name, ships, delivery_days, goods_fcfa,
      delivery_fcfa, commission_percent, commission_fcfa, return_days, transitioned_at, created_at)
    select placed.id, provider_id, zone_id, zone_name, true, days, goods, delivery, percent,
      round(goods * percent / 100.0), return_days, now(), now() from part, placed
    returning id, provider_id
  ),
  lines as (
    insert into order_lines (seller_order_id, article_id, variant_id, kind, name, size, colour, quantity, unit_fcfa, note)
    select suborder.id, article_id, variant_id, 'product', name, size, colour, quantity, price, note
    from line join suborder using (provider_id)
  ),
  moves as (
    insert into seller_order_transitions (seller_order_id, "to", by, created_at)
    select id, 'placed', 'customer', now() from suborder
  ),
  payment as (
    insert into payments (reference, customer_id, purpose, subject_kind, subject_id, label, back_path, units,
      unit_fcfa, due_fcfa, total_fcfa, payable_fcfa, created_at)
    select $10, customer_id, 'order', 'order', id, 'Commande ' || $6::text, '/', 1, total_fcfa, total_fcfa, total_fcfa,
      total_fcfa, now() from placed
  ),
  stock as (
    update article_variants v set reserved = v.reserved + line.quantity from line where v.id = line.variant_id
  )${process.env.DUTIES === "1" ? duties : ""}
  select id from placed`;

interface Asked {
  order_key: string;
  recipient: string;
  phone_number: string;
  town_id: number;
  address: string;
  lines: unknown;
  deliveries: unknown;
  quantity: number;
}

async function answer(token: string, path: string, text: string): Promise<object | null> {
  const asked: Asked = JSON.parse(text);
  const line = /^\/api\/v1\/cart\/lines\/(\d+)$/.exec(path)?.[1];
  if (line !== undefined) {
    const values = [token, line, asked.quantity];
    const { rows } = await pool.query({ name: "change-line", text: changeLine, values });
    return rows[0]?.changed === 1 ? { success: true } : null;
  }
  const reference = `C261122-${randomBytes(6).toString("hex")}`;
  const payment = `JJ${randomBytes(12).toString("hex")}`;
  const { rows } = await pool.query({
    name: "place-order",
    text: placeOrder,
    values: [
      token,
      asked.order_key,
      JSON.stringify(asked.lines),
      JSON.stringify(asked.deliveries),
      asked.town_id,
      reference,
      asked.recipient,
      asked.phone_number,
      asked.address,
      payment,
    ],
  });
  if (rows.length === 0) return null;
  return { success: true, data: { reference, payment_reference: payment } };
}

serveByHand(pool, async ({ token, path, text }) => {
  const body = await answer(token, path, text);
  return body && JSON.stringify(body);
});
