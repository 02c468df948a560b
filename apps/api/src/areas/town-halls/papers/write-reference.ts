import type { Database } from "../../../database/connect.ts";
import { usualPapers, usualSource } from "./reference.ts";
import { listedPapers, paperLists } from "./tables.ts";

/** Writes the usual list of papers where there is none; what staff changed of it stays. */
export async function writeUsualList(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const [list] = await tx
      .insert(paperLists)
      .values({ townHallId: null })
      .onConflictDoNothing()
      .returning({ id: paperLists.id });
    if (!list) return;
    await tx.insert(listedPapers).values(
      usualPapers.map((paper, position) => ({
        ...paper,
        listId: list.id,
        source: usualSource,
        position,
      })),
    );
  });
}
