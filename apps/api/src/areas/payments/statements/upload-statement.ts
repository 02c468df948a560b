import { fieldRefusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import { guestSheetMessages } from "@jdj/contract/notebook/guest-sheet-messages";
import { and, eq, inArray, or } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import type { GatewayName } from "../../../drivers/payments/gateway-names.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { isChosen } from "../../files/read-image.ts";
import { readGrids } from "../../notebook/guests/sheet/read-grids.ts";
import type { StaffAuthor } from "../../staff/approvals/approve.ts";
import { recordChange } from "../../staff/audit/record-change.ts";
import { paymentAttempts, payments } from "../payments/tables.ts";
import { readStatement, type StatementRow } from "./read-statement.ts";
import { paymentStatements, statementRows } from "./tables.ts";

/** The most that a statement may be: bytes, rows and days. */
const MOST_BYTES = 3 * 1_048_576;
const MOST_ROWS = 10_000;
const MOST_DAYS = 31;
/** Rows written by one statement. */
const BATCH = 500;

const columnLabels = { amount: "le montant", day: "la date", state: "le statut" } as const;

const refuse = (sentence: string) => fieldRefusal({ file: [sentence] });

async function readRows(file: File, day: string): Promise<StatementRow[]> {
  if (!isChosen(file)) throw refuse(consoleMessages.fileRequired);
  if (file.size > MOST_BYTES) throw refuse(consoleMessages.statementTooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const grids = await readGrids(bytes, { bytes: MOST_BYTES, rows: MOST_ROWS + 30 });
  if (!grids.ok)
    throw refuse(
      grids.reason === "too-many-rows"
        ? consoleMessages.statementTooLarge
        : grids.reason === "empty"
          ? consoleMessages.statementEmpty
          : guestSheetMessages[grids.reason],
    );
  const read = readStatement(grids.grids, day);
  if (read.ok) return read.rows;
  if (read.reason !== "wrong-cells")
    throw refuse(
      read.reason === "empty" ? consoleMessages.statementEmpty : consoleMessages.statementColumns,
    );
  throw fieldRefusal({
    file: read.cells
      .slice(0, 5)
      .map(({ line, column }) => `Ligne ${line}\u00a0: ${columnLabels[column]} est illisible.`),
  });
}

/** One name for a payment in its company's statements; a refund is another row. */
function keyOf({ transactionId, ourReference, state, amountFcfa }: StatementRow): string {
  const sign = state === "refunded" ? "-" : state === "not-paid" ? "?" : "+";
  return `${transactionId ?? ""}|${ourReference ?? ""}|${sign}${amountFcfa}`;
}

/**
 * Stores the rows of a company's statement under the day of each, linked with our payments. Rows
 * that were uploaded before add nothing. All are stored, or none.
 * @param day of rows without a date, `YYYY-MM-DD`
 * @throws field errors at `file`, with the lines that cannot be read; too-many-requests
 */
export async function uploadStatement(
  context: RequestContext,
  author: StaffAuthor,
  { gateway, day, file }: { gateway: GatewayName; day: string; file: File },
): Promise<{ id: number; added: number; known: number; days: string[] }> {
  const { db, now } = context;
  await consumeRateLimit(limits.staffUpload, String(author.id), context);
  const rows = await readRows(file, day);
  const days = [...new Set(rows.map((row) => row.day))].sort();
  if (days.length > MOST_DAYS) throw refuse(consoleMessages.statementTooLong);
  return db.transaction(async (tx) => {
    const ids = new Map<string, number>();
    const about = { gateway, uploadedBy: author.name, fileName: file.name.slice(0, 200) };
    for (const one of days) {
      const values = { ...about, day: one, createdAt: now };
      await tx.insert(paymentStatements).values(values).onConflictDoNothing();
      const [known] = await tx
        .select({ id: paymentStatements.id })
        .from(paymentStatements)
        .where(and(eq(paymentStatements.gateway, gateway), eq(paymentStatements.day, one)));
      ids.set(one, known?.id ?? 0);
    }
    let added = 0;
    for (let from = 0; from < rows.length; from += BATCH) {
      const batch = rows.slice(from, from + BATCH);
      const attempts = await attemptsOf(tx, gateway, batch);
      const written = await tx
        .insert(statementRows)
        .values(
          batch.map((row) => ({
            statementId: ids.get(row.day) ?? 0,
            gateway,
            key: keyOf(row),
            transactionId: row.transactionId,
            ourReference: row.ourReference,
            amountFcfa: row.amountFcfa,
            state: row.state,
            feeFcfa: row.feeFcfa,
            line: row.line,
            attemptId: attempts(row),
          })),
        )
        .onConflictDoNothing()
        .returning({ id: statementRows.id });
      added += written.length;
    }
    const id = ids.get(days[0] ?? "") ?? 0;
    const after = { method: gateway, days, rows: rows.length, added };
    if (added > 0)
      await recordChange(tx, author, now, { action: "statements.upload", id, before: null, after });
    return { id, added, known: rows.length - added, days };
  });
}

/** Which of our attempts a row is: under our reference of it, the company's, or that of its payment. */
async function attemptsOf(tx: Database, gateway: GatewayName, rows: readonly StatementRow[]) {
  const names = [
    ...new Set(rows.flatMap(({ transactionId, ourReference }) => [transactionId, ourReference])),
  ].filter((name) => name !== null);
  const found = await tx
    .select({
      id: paymentAttempts.id,
      reference: paymentAttempts.reference,
      gatewayReference: paymentAttempts.gatewayReference,
    })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.gateway, gateway),
        or(
          inArray(paymentAttempts.reference, names),
          inArray(paymentAttempts.gatewayReference, names),
        ),
      ),
    );
  const byPayment = await tx
    .select({ id: paymentAttempts.id, reference: payments.reference })
    .from(payments)
    .innerJoin(paymentAttempts, eq(paymentAttempts.paymentId, payments.id))
    .where(and(inArray(payments.reference, names), eq(paymentAttempts.gateway, gateway)))
    .orderBy(paymentAttempts.id);
  const ids = new Map<string, number>();
  for (const { id, reference } of byPayment) ids.set(reference, id);
  for (const { id, reference, gatewayReference } of found) {
    ids.set(reference, id);
    if (gatewayReference !== null) ids.set(gatewayReference, id);
  }
  return ({ transactionId, ourReference }: StatementRow) =>
    ids.get(ourReference ?? "") ?? ids.get(transactionId ?? "") ?? null;
}
