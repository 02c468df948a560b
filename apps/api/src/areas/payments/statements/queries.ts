import { refusal } from "@jdj/contract/call/refusals";
import type {
  ConsoleStatement,
  ConsoleStatementDetail,
  ConsoleStatementRow,
  StatementResult,
} from "@jdj/contract/console/statements";
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNull,
  lt,
  notExists,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { GatewayName } from "../../../drivers/payments/gateway-names.ts";
import { methodOf } from "../payments/gateway-methods.ts";
import { paymentAttempts } from "../payments/tables.ts";
import { compareRow, paidStates } from "./compare-row.ts";
import { paymentStatements, statementRows } from "./tables.ts";

/** The most rows of one result that a statement shows. */
const MOST = 500;

const isLost = and(
  eq(statementRows.state, "paid"),
  inArray(paymentAttempts.state, ["pending", "failed", "expired"]),
);

function lostRows(db: Database) {
  return db
    .select({ id: statementRows.id })
    .from(statementRows)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, statementRows.attemptId))
    .where(and(eq(statementRows.statementId, paymentStatements.id), isLost));
}

/** A page of the statements, the newest day first, with the sums of both sides. */
export async function listStatements(
  db: Database,
  filter: {
    gateway?: GatewayName | undefined;
    day?: string | undefined;
    lost?: boolean | undefined;
  },
  { offset, limit }: { offset: number; limit: number },
): Promise<ConsoleStatement[]> {
  const { gateway, day, lost } = filter;
  const rows = await db
    .select()
    .from(paymentStatements)
    .where(
      and(
        gateway === undefined ? undefined : eq(paymentStatements.gateway, gateway),
        day === undefined ? undefined : eq(paymentStatements.day, day),
        lost === undefined ? undefined : lost ? exists(lostRows(db)) : notExists(lostRows(db)),
      ),
    )
    .orderBy(desc(paymentStatements.day), desc(paymentStatements.id))
    .offset(offset)
    .limit(limit);
  return withSums(db, rows);
}

/** Where a day begins and ends; Côte d'Ivoire's time is UTC. */
function within(day: string): SQL | undefined {
  const start = new Date(`${day}T00:00:00Z`);
  const { closedAt } = paymentAttempts;
  return and(gte(closedAt, start), lt(closedAt, new Date(start.getTime() + 86_400_000)));
}

type Statement = typeof paymentStatements.$inferSelect;

async function withSums(db: Database, statements: Statement[]): Promise<ConsoleStatement[]> {
  if (statements.length === 0) return [];
  const number = (expression: SQL) => sql<number>`${expression}`.mapWith(Number);
  const { amountFcfa, feeFcfa, state } = statementRows;
  const sums = await db
    .select({
      statementId: statementRows.statementId,
      rows: number(sql`count(*)`),
      paid: number(sql`coalesce(sum(${amountFcfa}) filter (where ${state} = 'paid'), 0)`),
      fees: number(sql`coalesce(sum(${feeFcfa}), 0)`),
      lost: number(sql`count(*) filter (where ${isLost})`),
    })
    .from(statementRows)
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, statementRows.attemptId))
    .where(
      inArray(
        statementRows.statementId,
        statements.map(({ id }) => id),
      ),
    )
    .groupBy(statementRows.statementId);
  const list: ConsoleStatement[] = [];
  for (const statement of statements) {
    const sum = sums.find(({ statementId }) => statementId === statement.id);
    const [here] = await db
      .select({ total: number(sql`coalesce(sum(${paymentAttempts.amountFcfa}), 0)`) })
      .from(paymentAttempts)
      .where(
        and(
          eq(paymentAttempts.gateway, statement.gateway),
          within(statement.day),
          inArray(paymentAttempts.state, paidStates),
        ),
      );
    list.push({
      id: statement.id,
      method: methodOf(statement.gateway),
      day: statement.day,
      file_name: statement.fileName,
      uploaded_by: statement.uploadedBy,
      created_at: statement.createdAt.toISOString(),
      rows: sum?.rows ?? 0,
      paid_there_fcfa: sum?.paid ?? 0,
      paid_here_fcfa: here?.total ?? 0,
      fees_fcfa: sum?.fees ?? 0,
      lost: sum?.lost ?? 0,
    });
  }
  return list;
}

/** A statement with each of its rows compared. @throws not-found */
export async function readStatementDetail(
  db: Database,
  id: number,
): Promise<ConsoleStatementDetail> {
  const [statement] = await db.select().from(paymentStatements).where(eq(paymentStatements.id, id));
  const [summed] = statement ? await withSums(db, [statement]) : [];
  if (!statement || !summed) throw refusal("not-found");
  const rows = await db
    .select({ row: statementRows, attempt: paymentAttempts })
    .from(statementRows)
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, statementRows.attemptId))
    .where(eq(statementRows.statementId, id))
    .orderBy(asc(statementRows.line), asc(statementRows.id));
  const counts: Record<StatementResult, number> = {
    lost: 0,
    unknown: 0,
    "amount-differs": 0,
    "not-paid-there": 0,
    "refunded-there": 0,
    matched: 0,
  };
  const compared: ConsoleStatementRow[] = [];
  for (const { row, attempt } of rows) {
    const result = compareRow(row, attempt);
    counts[result] += 1;
    if (counts[result] > MOST) continue;
    compared.push({
      id: row.id,
      line: row.line,
      transaction_id: row.transactionId,
      our_reference: row.ourReference,
      amount_fcfa: row.amountFcfa,
      fee_fcfa: row.feeFcfa,
      state: row.state,
      result,
      payment: attempt
        ? {
            id: attempt.id,
            reference: attempt.reference,
            state: attempt.state,
            amount_fcfa: attempt.amountFcfa,
          }
        : null,
    });
  }
  return { ...summed, counts, compared, missing_there: await missingThere(db, statement) };
}

/** What was paid here on the day of a statement, and is in none of the company's. */
async function missingThere(db: Database, { gateway, day }: Statement) {
  const named = db
    .select({ id: statementRows.id })
    .from(statementRows)
    .where(eq(statementRows.attemptId, paymentAttempts.id));
  const rows = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.gateway, gateway),
        within(day),
        inArray(paymentAttempts.state, paidStates),
        notExists(named),
      ),
    )
    .orderBy(asc(paymentAttempts.closedAt))
    .limit(MOST);
  return rows.map(({ id, reference, amountFcfa, closedAt }) => ({
    id,
    reference,
    amount_fcfa: amountFcfa,
    closed_at: (closedAt ?? new Date(0)).toISOString(),
  }));
}

/** The row of a statement that proves that an attempt was paid; null without one. */
export async function findProof(db: Database, attemptId: number) {
  const [row] = await db
    .select()
    .from(statementRows)
    .where(and(eq(statementRows.attemptId, attemptId), eq(statementRows.state, "paid")))
    .orderBy(desc(statementRows.id))
    .limit(1);
  return row ?? null;
}

/** A row of a statement that names no payment of ours. @throws not-found */
export async function lockUnknownRow(tx: Database, statementId: number, rowId: number) {
  const [row] = await tx
    .select()
    .from(statementRows)
    .where(
      and(
        eq(statementRows.id, rowId),
        eq(statementRows.statementId, statementId),
        isNull(statementRows.attemptId),
      ),
    )
    .for("update");
  if (!row) throw refusal("not-found");
  return row;
}
