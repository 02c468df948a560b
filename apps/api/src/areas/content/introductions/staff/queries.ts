import { refusal } from "@jdj/contract/call/refusals";
import type { ConsoleIntroduction } from "@jdj/contract/console/introductions";
import { introductionKeys } from "@jdj/contract/content/introductions";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../../database/connect.ts";
import { sectionIntroductions } from "../tables.ts";

type Row = typeof sectionIntroductions.$inferSelect;

/** An introduction in the shape of the contract. */
export function presentIntroduction({ updatedAt, ...row }: Row): ConsoleIntroduction {
  return { ...row, updated_at: updatedAt?.toISOString() ?? null };
}

/** A page of the introductions, in the order of `introductionKeys`. */
export function listIntroductions(
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<Row[]> {
  return db
    .select()
    .from(sectionIntroductions)
    .orderBy(
      sql`array_position(${sql.param(introductionKeys)}::text[], ${sectionIntroductions.key})`,
    )
    .offset(offset)
    .limit(limit);
}

/** One introduction. @throws not-found */
export async function findIntroduction(db: Database, id: number): Promise<ConsoleIntroduction> {
  const [row] = await db.select().from(sectionIntroductions).where(eq(sectionIntroductions.id, id));
  if (!row) throw refusal("not-found");
  return presentIntroduction(row);
}
