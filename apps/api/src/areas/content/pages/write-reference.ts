import { desc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { pageReference } from "./reference.ts";
import { pageVersions, sitePages } from "./tables.ts";

/** Before anything that staff publish. */
const EVER = new Date("2021-01-01T00:00:00Z");

/**
 * Writes the texts of the pages: those of a new site, and a newer text of the product where staff
 * never saved one of their own.
 */
export async function writePageReference(db: Database): Promise<void> {
  for (const { id, title, content, writtenOn } of pageReference)
    await db.transaction(async (tx) => {
      await tx.insert(sitePages).values({ id, version: 0 }).onConflictDoNothing();
      const [page] = await tx.select().from(sitePages).where(eq(sitePages.id, id)).for("update");
      const [newest] = await tx
        .select()
        .from(pageVersions)
        .where(eq(pageVersions.pageId, id))
        .orderBy(desc(pageVersions.number))
        .limit(1);
      const isOfStaff = newest !== undefined && newest.savedBy !== null;
      const isSame = newest?.title === title && newest.content === content;
      if (!page || isOfStaff || isSame) return;
      const number = page.version + 1;
      const version = { title, content, writtenOn, savedAt: EVER, publishedFrom: EVER };
      await tx.insert(pageVersions).values({ ...version, pageId: id, number });
      await tx.update(sitePages).set({ version: number }).where(eq(sitePages.id, id));
    });
}
