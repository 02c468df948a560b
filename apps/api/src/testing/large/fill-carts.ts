import { sql } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";

const SELLERS = 100;
const PRODUCTS = 1000;
/** What a delivery costs, in FCFA. */
const DELIVERY = 1500;

/** The session token of a customer of `fillCarts`, by their number from 1. */
export const tokenOf = (customer: number) => `bench-${customer}`;

/** What one customer sends to order their cart. */
export interface FilledCart {
  token: string;
  orderKey: string;
  townId: number;
  lines: { id: number; quantity: number; price: number }[];
  deliveries: { seller_id: number; zone_id: number; price: number }[];
}

/**
 * Adds customers with a session and a cart of two products from two sellers to a database of
 * benches, in one transaction; a superuser's connection is needed. Stock does not run out.
 * @returns their carts, as their customers read them
 */
export async function fillCarts(db: Database, customers: number): Promise<FilledCart[]> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      with town as (select min(id) as id from towns),
      added as (
        insert into providers (name, short_description)
        select 'Vendeur ' || n, '' from generate_series(1, ${SELLERS}::int) as n returning id
      ),
      seller as (
        insert into sellers (provider_id, opened_at, created_at) select id, now(), now() from added returning provider_id
      ),
      zone as (
        insert into delivery_zones (provider_id, name, price_fcfa, position)
        select id, 'Abidjan', ${DELIVERY}::int, 1 from added returning id
      )
      insert into delivery_zone_towns (zone_id, town_id) select zone.id, town.id from zone, town`);
    await tx.execute(sql`
      with seller as (
        select id, row_number() over (order by id) - 1 as at from providers order by id desc limit ${SELLERS}::int
      ),
      category as (select max(id) as id from article_categories),
      added as (
        insert into articles (provider_id, kind, category_id, name, price_fcfa, published_at, listed_at, created_at)
        select seller.id, 'product', category.id, 'Article mesuré ' || n, 1000 + 5 * n, now(), now(), now()
        from generate_series(1, ${PRODUCTS}::int) as n, category,
          lateral (select seller.id from seller order by (seller.at + n) % ${SELLERS}::int limit 1) as seller
        returning id
      )
      insert into article_variants (article_id, stock, position) select id, 1000000, 0 from added`);
    await tx.execute(sql`
      with person as (
        insert into users (role, name, last_name, given_names)
        select 'CUSTOMER', 'Client mesuré ' || n, 'mesuré', n::text from generate_series(1, ${customers}::int) as n
        returning id, given_names::int as n
      ),
      customer as (insert into customers (user_id) select id from person returning id, user_id),
      session as (
        insert into sessions (user_id, token_hash, created_at, expires_at)
        select id, sha256(convert_to('bench-' || n, 'UTF8')), now(), now() + interval '1 day' from person
      ),
      cart as (
        insert into carts (customer_id, created_at, changed_at) select id, now(), now() from customer returning id, customer_id
      ),
      variant as materialized (
        select v.id, a.price_fcfa, row_number() over (order by v.id) - 1 as at
        from article_variants as v join articles as a on a.id = v.article_id where a.name like 'Article mesuré %'
      )
      insert into cart_lines (cart_id, variant_id, quantity, seen_fcfa, created_at)
      select cart.id, variant.id, 1 + n % 3, variant.price_fcfa, now()
      from cart join customer on customer.id = cart.customer_id join person on person.id = customer.user_id
      join lateral (values (hashint4(n) & 2147483647), ((hashint4(n) & 2147483647) + 1)) as random (at) on true
      join variant on variant.at = random.at % ${PRODUCTS}::int`);
  });
  await db.execute(sql`analyze`);
  const { rows } = await db.execute<{ cart: FilledCart }>(sql`
    select json_build_object('token', 'bench-' || users.given_names, 'orderKey', carts.order_key,
      'townId', (select min(id) from towns),
      'lines', json_agg(json_build_object('id', l.id, 'quantity', l.quantity, 'price', a.price_fcfa) order by l.id),
      'deliveries', json_agg(json_build_object('seller_id', a.provider_id, 'zone_id', z.id, 'price', z.price_fcfa))) as cart
    from carts join customers on customers.id = carts.customer_id join users on users.id = customers.user_id
    join cart_lines as l on l.cart_id = carts.id join article_variants as v on v.id = l.variant_id
    join articles as a on a.id = v.article_id join delivery_zones as z on z.provider_id = a.provider_id
    where users.last_name = 'mesuré' group by carts.id, users.given_names`);
  return rows.map(({ cart }) => cart);
}
