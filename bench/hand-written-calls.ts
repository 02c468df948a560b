import pg from "pg";
import { serveByHand } from "./serve-by-hand.ts";

/**
 * Four calls of the notebook and of a guest's card as one would write them by hand: bare `node:http` and
 * one prepared statement over `pg` for each, which finds the customer of the session and their event, or
 * the guest of the link, and writes the answer as JSON. With `DUTIES=1` an answer also tells the hosts.
 */
const pool = new pg.Pool({ ...JSON.parse(process.env.CONNECTION ?? "{}"), max: 10 });

/** The event of a number, where the customer of the session is a member of it. */
const member = `event as materialized (
    select e.id, e.event_type_id, c.id as customer_id from sessions s
    join customers c on c.user_id = s.user_id and c.archived_at is null
    join event_members m on m.customer_id = c.id and m.archived_at is null
    join events e on e.id = m.event_id and e.deleted_at is null
    where s.token_hash = sha256(convert_to($1, 'UTF8')) and s.revoked_at is null and s.expires_at > now()
      and e.id = $2::bigint
  )`;

const eventTypes = `select json_build_object('data',
    json_agg(json_build_object('id', id, 'name', name) order by position)) as answer
  from event_types where archived_at is null`;

const guests = `with ${member}
  select coalesce(json_agg(json_build_object('id', g.id, 'event_id', g.event_id, 'guest_id', g.category_id,
    'category', c.name, 'civility', g.civility, 'last_name', g.last_name, 'given_names', g.given_names,
    'email', g.email, 'phone_number_1', coalesce(g.phone_1, ''), 'phone_number_2', g.phone_2,
    'has_confirmed', (g.answer = 'yes')::int, 'answer', g.answer, 'companions', g.companions,
    'household', g.household, 'version', g.version)
    order by fold_name(g.last_name || ' ' || g.given_names), g.id), '[]') as answer
  from event join guests g on g.event_id = event.id join guest_categories c on c.id = g.category_id`;

const told = `,
  unread as (
    delete from notices using changed where notices.guest_id = changed.id and notices.read_at is null
  ),
  told as (
    insert into notices (user_id, kind, title, who, path, event_id, guest_id, join_key, created_at)
    select c.user_id, 'answer', changed.given_names || ' sera là', changed.given_names, '/', changed.event_id,
      changed.id, 'answers:' || changed.event_id, now()
    from changed join event_members m on m.event_id = changed.event_id and m.archived_at is null
    join customers c on c.id = m.customer_id
  )`;

const rsvp = `with guest as materialized (
    select g.id from deliveries d join guests g on g.id = d.guest_id
    join events e on e.id = g.event_id and e.deleted_at is null and e.cancelled_at is null
    where d.token = $1
  ),
  changed as (
    update guests g set answer = $2, answered_at = now(), version = version + 1
    from guest where g.id = guest.id and g.answer <> $2 returning g.id, g.event_id, g.given_names
  ),
  history as (insert into answer_changes (guest_id, answer, at) select id, $2, now() from changed)${process.env.DUTIES === "1" ? told : ""}
  select json_build_object('success', true, 'answer', $2::text) as answer from guest`;

const budget = `with ${member},
  sent as (
    select * from json_to_recordset($3::json)
      as r (budget_id bigint, min_amount bigint, max_amount bigint, real_amount bigint)
  ),
  written as (
    insert into event_budget_lines as kept (event_id, line_id, min_amount_fcfa, max_amount_fcfa, real_amount_fcfa,
      created_at)
    select event.id, l.id, sent.min_amount, sent.max_amount, sent.real_amount, now()
    from event join sent on true join budget_lines l on l.id = sent.budget_id
    join budget_groups g on g.id = l.group_id and g.event_type_id = event.event_type_id
    where l.event_id is null or l.event_id = event.id
    on conflict (event_id, line_id) do update set min_amount_fcfa = excluded.min_amount_fcfa,
      max_amount_fcfa = excluded.max_amount_fcfa, real_amount_fcfa = excluded.real_amount_fcfa,
      version = kept.version + 1
    returning *
  ),
  line as (
    select g.id as group_id, g.content as group_content, g.position as group_position, l.position,
      json_build_object('id', l.id, 'content', l.content, 'own', null, 'category_code', l.category_code,
        'category_product_id', t.id, 'pivot', json_build_object('id', w.id, 'event_id', event.id,
        'budget_id', l.id, 'min_amount', w.min_amount_fcfa, 'max_amount', w.max_amount_fcfa,
        'real_amount', w.real_amount_fcfa, 'price_from', w.price_from, 'is_private', w.is_private,
        'version', w.version)) as shown
    from event join budget_groups g on g.event_type_id = event.event_type_id
    join budget_lines l on l.group_id = g.id and (l.event_id is null or l.event_id = event.id)
    left join service_types t on t.code = l.category_code left join written w on w.line_id = l.id
  ),
  category as (
    select group_position, json_build_object('id', group_id, 'content', group_content,
      'children', json_agg(shown order by position)) as shown
    from line group by group_id, group_content, group_position
  )
  select json_build_object('success', true, 'data', (select json_agg(shown order by group_position) from category))
    as answer from event`;

interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

function statementFor(token: string, path: string, text: string): Statement | null {
  if (path === "/api/v1/get-event-type") return { name: "types", text: eventTypes, values: [] };
  const event = /^\/api\/v1\/guests-by-event-get\/(\d+)$/.exec(path)?.[1];
  if (event !== undefined) return { name: "guests", text: guests, values: [token, event] };
  const link = /^\/api\/v1\/rsvp\/([\w-]+)$/.exec(path)?.[1];
  if (link !== undefined)
    return { name: "rsvp", text: rsvp, values: [link, JSON.parse(text).answer] };
  if (path !== "/api/v1/budgets/events") return null;
  return { name: "budget", text: budget, values: [token, JSON.parse(text)[0].event_id, text] };
}

serveByHand(pool, async ({ token, path, text }) => {
  const statement = statementFor(token, path, text);
  const { rows } = statement ? await pool.query(statement) : { rows: [] };
  return rows.length === 0 ? null : JSON.stringify(rows[0].answer);
});
