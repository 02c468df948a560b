import { and, eq, inArray, lt, ne, or, type SQL } from "drizzle-orm";
import type { RequestContext } from "../../app-context.ts";
import type { Database } from "../../database/connect.ts";
import { discardFile } from "../files/store-image.ts";
import { listPhotos } from "./queries.ts";
import { disputes } from "./tables.ts";

/** Disputes erased in one batch. */
const BATCH = 100;

const noWords = { reason: "", answer: "", decision: "" };

/** Erases what both sides and staff wrote in the disputes of a customer, in the caller's transaction. */
export async function eraseWordsOf(tx: Database, customerId: number): Promise<void> {
  await tx.update(disputes).set(noWords).where(eq(disputes.customerId, customerId));
}

/** The same for those about some seller orders. */
export async function eraseWordsAbout(tx: Database, subject: SQL): Promise<void> {
  await tx
    .update(disputes)
    .set(noWords)
    .where(and(eq(disputes.subjectKind, "suborder"), subject));
}

/** Erases the words and the photos of disputes that ended earlier. @returns how many */
export async function eraseWordsBefore(context: RequestContext, before: Date): Promise<number> {
  const { db } = context;
  const hasWords = or(...Object.keys(noWords).map((name) => ne(disputes[name as "reason"], "")));
  for (let total = 0; ; ) {
    const old = await db
      .select({ id: disputes.id })
      .from(disputes)
      .where(and(lt(disputes.endedAt, before), hasWords))
      .limit(BATCH);
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return total;
    for (const { fileId } of await listPhotos(db, ids)) await discardFile(context, fileId);
    await db.update(disputes).set(noWords).where(inArray(disputes.id, ids));
    total += ids.length;
  }
}
