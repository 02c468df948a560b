import { and, eq, inArray, sql, sum } from "drizzle-orm";
import { providerBalances } from "../../areas/ledger/entries/balances.ts";
import { askedPayout } from "../../areas/ledger/entries/moves.ts";
import { recordTransaction } from "../../areas/ledger/entries/record-transaction.ts";
import { ledgerEntries, ledgerTransactions } from "../../areas/ledger/entries/tables.ts";
import type { Fixture } from "./fixture.ts";

/** What a product does that has no rule of release: whatever is held is the provider's at once. */
export async function releaseAtOnce({ app, pro }: Fixture): Promise<void> {
  const held = await app.db
    .select({
      kind: ledgerTransactions.subjectKind,
      id: ledgerTransactions.subjectId,
      total: sum(ledgerEntries.amountFcfa).mapWith(Number),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(eq(ledgerEntries.account, "held"), inArray(ledgerEntries.providerId, [pro.providerId])),
    )
    .groupBy(ledgerTransactions.subjectKind, ledgerTransactions.subjectId);
  for (const { kind, id, total } of held) {
    if (kind === null || id === null || !total) continue;
    await app.db.transaction((tx) =>
      recordTransaction(tx, {
        ...{ key: `at-once:${kind}:${id}`, kind: "release", subject: { kind, id } },
        entries: [
          { account: "held", providerId: pro.providerId, amountFcfa: 0 - total },
          { account: "seller", providerId: pro.providerId, amountFcfa: total },
        ],
        now: app.clock(),
      }),
    );
  }
}

/** What a product does that reads a balance without its lock: two requests at once take it twice. */
export async function payOutTwice({ app, pro }: Fixture): Promise<void> {
  await app.db.execute(
    sql`alter table ledger_balances drop constraint if exists ledger_balances_covered`,
  );
  const take = async (key: string) => {
    const { owed: balanceFcfa } = await providerBalances(app.db, pro.providerId);
    if (balanceFcfa <= 0) return;
    await app.db.transaction((tx) =>
      recordTransaction(tx, {
        ...{ key: `${key}:${pro.providerId}`, kind: "payout", subject: null, now: app.clock() },
        entries: askedPayout({ account: "seller", providerId: pro.providerId }, balanceFcfa),
      }),
    );
  };
  await Promise.all([take("first"), take("second")]);
}

/** What a product does that writes a sum which it computed anew, and wrongly. */
export async function misstateSums({ app, couple, pro }: Fixture): Promise<void> {
  await app.work();
  await app.db.execute(
    sql`update caught_messages set text = replace(text, ${"\u00a0FCFA"}, ${"1\u00a0FCFA"}) where "to" in (${couple.email}, ${pro.email})`,
  );
}
