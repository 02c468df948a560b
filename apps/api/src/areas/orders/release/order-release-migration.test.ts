import { readFile } from "node:fs/promises";
import pg from "pg";
import { afterAll, expect, inject, it } from "vitest";
import { migrate, migrateTo } from "../../../database/migrate.ts";
import { onDatabase, runOnServer } from "../../../testing/database.ts";
import { writeRows } from "../../../testing/large/write-rows.ts";

const server = inject("server");
const name = `order_release_${process.pid}`;

afterAll(() => runOnServer(server, `drop database if exists ${name} with (force)`));

/** The last migration before the money of orders was held in the ledger. */
const BEFORE = "0106_approvals-hold";

async function instantsUpTo(last: string): Promise<number[]> {
  const journal = JSON.parse(
    await readFile(new URL("../../../../migrations/meta/_journal.json", import.meta.url), "utf8"),
  ) as { entries: { when: number; tag: string }[] };
  const end = journal.entries.findIndex(({ tag }) => tag === last);
  return journal.entries.slice(0, end + 1).map(({ when }) => when);
}

/** Four orders of one seller, each of 10 000 FCFA, and hosts who were paid out what was then given back. */
const rows = `
  insert into marketplace_orders (id, reference, order_key, recipient, phone, town_id, address, goods_fcfa, delivery_fcfa, total_fcfa, paid_at)
    overriding system value
    select n, 'C' || n, gen_random_uuid(), '', '', 1, '', 10000, 0, 10000, now() from generate_series(1, 4) n;
  insert into seller_orders (id, order_id, provider_id, state, ships, goods_fcfa, delivery_fcfa, commission_percent, commission_fcfa, return_days, delivered_at, moved_at)
    overriding system value values
    (1, 1, 1, 'shipped', true, 10000, 0, 10, 1000, 0, null, now()),
    (2, 2, 1, 'delivered', true, 10000, 0, 10, 1000, 7, now() - interval '1 day', now()),
    (3, 3, 1, 'delivered', true, 10000, 0, 10, 1000, 7, now() - interval '8 days', now()),
    (4, 4, 1, 'delivered', true, 10000, 0, 10, 1000, 0, now() - interval '8 days', now());
  insert into order_returns (seller_order_id, state, reason, amount_fcfa) values (4, 'asked', '', 10000);
  insert into ledger_transactions (id, key, kind, subject_kind, subject_id) overriding system value
    select n, 'order:' || n || ':payment', 'payment', 'order', n from generate_series(1, 4) n;
  insert into ledger_entries (transaction_id, account, provider_id, amount_fcfa)
    select n, one.account, one.provider, one.amount from generate_series(1, 4) n,
      (values ('gateway', null::int, 10000), ('commission', null, -1000), ('seller', 1, -9000)) as one(account, provider, amount);
  insert into ledger_transactions (id, key, kind) overriding system value values (9, 'back', 'refund');
  insert into ledger_entries (transaction_id, account, event_id, amount_fcfa) values (9, 'hosts', 5, 90000), (9, 'refunds', null, -90000);
  select setval(pg_get_serial_sequence('ledger_transactions', 'id'), 100);
`;

it("holds what could not be withdrawn yet, and leaves no balance below zero", async () => {
  await runOnServer(server, `create database ${name}`);
  const connection = onDatabase(server, name);
  await migrateTo(connection, await instantsUpTo(BEFORE));
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query("set session_replication_role = replica");
    await writeRows(client, "providers", 1, { id: "n", town_id: "1" });
    await writeRows(client, "sellers", 1, { provider_id: "n" });
    await writeRows(client, "events", 5, { id: "n", customer_id: "n", event_type_id: "1" });
    await client.query(rows);
    await migrate(connection);
    const balances = await client.query(
      "select account, provider_id::int, event_id::int, balance_fcfa::int from ledger_balances order by account",
    );
    expect(balances.rows).toEqual([
      { account: "held", provider_id: 1, event_id: null, balance_fcfa: 27_000 },
      { account: "hosts", provider_id: null, event_id: 5, balance_fcfa: 0 },
      { account: "seller", provider_id: 1, event_id: null, balance_fcfa: 9000 },
    ]);
    const shortfall = await client.query(
      "select event_id::int, amount_fcfa from ledger_entries where account = 'shortfall'",
    );
    expect(shortfall.rows).toEqual([{ event_id: 5, amount_fcfa: 90_000 }]);
    const suborders = await client.query(
      "select id::int, released_at is not null as released, delivery_code ~ '^[0-9]{4}$' as coded from seller_orders order by id",
    );
    expect(suborders.rows).toEqual([
      { id: 1, released: false, coded: true },
      { id: 2, released: false, coded: true },
      { id: 3, released: true, coded: true },
      { id: 4, released: false, coded: true },
    ]);
  } finally {
    await client.end();
  }
});
