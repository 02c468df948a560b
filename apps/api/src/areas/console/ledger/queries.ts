import { refusal } from "@jdj/contract/call/refusals";
import {
  beneficiaryKinds,
  type LedgerAccount,
  type LedgerMove,
} from "@jdj/contract/console/ledger";
import { desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { fabricOrders } from "../../fabric-orders/orders/tables.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { ledgerEntries, ledgerTransactions } from "../../ledger/entries/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { providers } from "../../providers/tables.ts";
import { anywhere, readSaleSearch, usersNamed } from "../sales/sale-search.ts";

type Kind = LedgerAccount["kind"];
type Page = { offset: number; limit: number };

/** A beneficiary: a provider, the hosts of an event, or the committee of a fabric order. */
export interface Beneficiary {
  kind: Kind;
  id: number;
}

/** Reads the name of an account, `provider-12`; null for another text. */
export function readAccountId(name: string): Beneficiary | null {
  const [, kind, id] = /^(provider|hosts|fabric|contributions)-(\d{1,15})$/.exec(name) ?? [];
  const known = beneficiaryKinds.find((one) => one === kind);
  return known === undefined ? null : { kind: known, id: Number(id) };
}

/** The condition that an entry is a beneficiary's, by their kind. */
const entriesBy: Readonly<Record<Kind, (id: number) => SQL>> = {
  provider: (id) => eq(ledgerEntries.providerId, id),
  hosts: (id) => eq(ledgerEntries.eventId, id),
  fabric: (id) => eq(ledgerEntries.fabricOrderId, id),
  contributions: (id) => eq(ledgerEntries.contributionEventId, id),
};

const entriesOf = ({ kind, id }: Beneficiary): SQL => entriesBy[kind](id);

const tables = {
  provider: providers,
  hosts: events,
  fabric: fabricOrders,
  contributions: events,
};

/** What a beneficiary is owed, and was paid or asked for, by the entries of their account. */
async function sums(db: Database, owner: Beneficiary) {
  const owed = (condition: SQL) =>
    sql<number>`coalesce(0 - sum(${ledgerEntries.amountFcfa}) filter (where ${condition}), 0)`.mapWith(
      Number,
    );
  const { account } = ledgerEntries;
  const isPayout = sql`${ledgerTransactions.kind} in ('payout', 'payout-refused', 'payout-reversed')`;
  const [row] = await db
    .select({
      held: owed(eq(account, "held")),
      available: owed(inArray(account, ["seller", "hosts", "fabric", "contributions"])),
      short: sql<number>`0 - ${owed(eq(account, "shortfall"))}`.mapWith(Number),
      // A payout is a debt that is paid: it stands in the account with the other sign.
      paidOut: sql<number>`0 - ${owed(isPayout)}`.mapWith(Number),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(entriesOf(owner));
  return {
    held_fcfa: row?.held ?? 0,
    available_fcfa: row?.available ?? 0,
    short_fcfa: row?.short ?? 0,
    paid_out_fcfa: row?.paidOut ?? 0,
  };
}

async function present(
  db: Database,
  kind: Kind,
  { id, name }: { id: number; name: string },
): Promise<LedgerAccount> {
  return { id: `${kind}-${id}`, kind, name, ...(await sums(db, { kind, id })) };
}

/** The providers of a search, the newest first: by number, by name. */
function findProviders(db: Database, q: string | undefined, { offset, limit }: Page) {
  const search = q ? readSaleSearch(q) : null;
  const { id, name } = providers;
  return db
    .select({ id, name })
    .from(providers)
    .where(
      search === null
        ? undefined
        : search.by === "number"
          ? eq(id, search.id)
          : sql`plain_text(${name}) like plain_text(${anywhere(q ?? "")})`,
    )
    .orderBy(desc(id))
    .offset(offset)
    .limit(limit);
}

/** The events of a search, the newest first: by number, or by their owner. */
function findEvents(db: Database, q: string | undefined, { offset, limit }: Page) {
  const search = q ? readSaleSearch(q) : null;
  const { id, name } = events;
  const selected = db
    .select({ id, name })
    .from(events)
    .innerJoin(customers, eq(customers.id, events.customerId))
    .innerJoin(users, eq(users.id, customers.userId));
  return selected
    .where(
      search === null ? undefined : search.by === "number" ? eq(id, search.id) : usersNamed(search),
    )
    .orderBy(desc(id))
    .offset(offset)
    .limit(limit);
}

/** The fabric orders of a search, the newest first: by number, or by the owner of their event. */
function findFabricOrders(db: Database, q: string | undefined, { offset, limit }: Page) {
  const search = q ? readSaleSearch(q) : null;
  const { id, name } = fabricOrders;
  return db
    .select({ id, name })
    .from(fabricOrders)
    .innerJoin(events, eq(events.id, fabricOrders.eventId))
    .innerJoin(customers, eq(customers.id, events.customerId))
    .innerJoin(users, eq(users.id, customers.userId))
    .where(
      search === null ? undefined : search.by === "number" ? eq(id, search.id) : usersNamed(search),
    )
    .orderBy(desc(id))
    .offset(offset)
    .limit(limit);
}

const findBy = {
  provider: findProviders,
  hosts: findEvents,
  fabric: findFabricOrders,
  contributions: findEvents,
};

/** A page of the accounts of providers, of the hosts of events, or of fabric orders. */
export async function listLedgerAccounts(
  db: Database,
  { kind, q }: { kind: Kind; q: string | undefined },
  page: Page,
): Promise<LedgerAccount[]> {
  const found = await findBy[kind](db, q, page);
  return Promise.all(found.map((one) => present(db, kind, one)));
}

/** One account. @throws not-found */
export async function readLedgerAccount(db: Database, name: string): Promise<LedgerAccount> {
  const owner = readAccountId(name);
  if (owner === null) throw refusal("not-found");
  const table = tables[owner.kind];
  const [found] = await db
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(eq(table.id, owner.id));
  if (!found) throw refusal("not-found");
  return present(db, owner.kind, found);
}

/** A page of the moves of an account, the newest first. */
export async function listLedgerMoves(
  db: Database,
  name: string,
  { offset, limit }: Page,
): Promise<LedgerMove[]> {
  const owner = readAccountId(name);
  if (owner === null) return [];
  const rows = await db
    .select({ entry: ledgerEntries, move: ledgerTransactions })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(entriesOf(owner))
    .orderBy(desc(ledgerEntries.id))
    .offset(offset)
    .limit(limit);
  return rows.map(({ entry, move }) => ({
    id: entry.id,
    at: move.createdAt.toISOString(),
    kind: move.kind,
    account: entry.account,
    amount_fcfa: 0 - entry.amountFcfa,
    subject:
      move.subjectKind === null || move.subjectId === null
        ? null
        : { kind: move.subjectKind, id: move.subjectId },
  }));
}
