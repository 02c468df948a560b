import { inArray, lt, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { daysAgo } from "../../../retention-periods.ts";
import { blogPosts } from "../../content/blog/tables.ts";
import { counters, sliders, videos } from "../../content/site/tables.ts";
import { cardDesigns } from "../../designs/tables.ts";
import { pictureKey, picturePath } from "../../files/site-pictures/picture-path.ts";
import { sitePictures } from "../../files/site-pictures/tables.ts";
import { townHallPhotos } from "../../town-halls/tables.ts";

/** Days for which an uploaded picture that nothing shows waits for its form to be saved. */
const UNUSED_DAYS = 1;

/** Pictures that one run looks at; the others follow an hour later. */
const BATCH = 500;

/** The columns that hold the path of a picture, alone or within a text. */
const columns = [
  sliders.image,
  counters.image,
  videos.cover,
  blogPosts.image,
  townHallPhotos.path,
  cardDesigns.picture,
] as const;

/** Whether anything shows the picture of a path. */
const isShown = (path: string) =>
  sql`(${sql.join(
    columns.map(
      (column) => sql`exists (select 1 from ${column.table} where strpos(${column}, ${path}) > 0)`,
    ),
    sql` or `,
  )})`;

/**
 * Deletes the pictures that staff uploaded and that no page shows. Those that are shown are looked
 * at again a day later.
 * @returns the number of deleted pictures
 */
export async function purgeSitePictures({
  db,
  now,
  storage,
}: Pick<RequestContext, "db" | "now" | "storage">): Promise<number> {
  const unused = await db.transaction(async (tx) => {
    const due = await tx
      .select({ id: sitePictures.id })
      .from(sitePictures)
      .where(lt(sitePictures.usedAt, daysAgo(now, UNUSED_DAYS)))
      .orderBy(sitePictures.usedAt)
      .limit(BATCH)
      .for("update", { skipLocked: true });
    const shown: string[] = [];
    const hidden: string[] = [];
    for (const { id } of due) {
      const { rows } = await tx.execute<{ shown: boolean }>(
        sql`select ${isShown(picturePath(id))} as shown`,
      );
      (rows[0]?.shown ? shown : hidden).push(id);
    }
    await tx.update(sitePictures).set({ usedAt: now }).where(inArray(sitePictures.id, shown));
    await tx.delete(sitePictures).where(inArray(sitePictures.id, hidden));
    return hidden;
  });
  for (const id of unused) await storage.remove(pictureKey(id));
  return unused.length;
}
