import { refusal } from "@jdj/contract/call/refusals";
import type { ConsoleSlider } from "@jdj/contract/console/sliders";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { sliders } from "../site/tables.ts";

type Row = typeof sliders.$inferSelect;

/** The text by which the public calls mark an advertisement. */
export const ADVERTISEMENT = "PUB";

/** A slide in the shape of the contract. */
export function presentSlider({ isShown, buttonText, buttonLink, ...row }: Row): ConsoleSlider {
  const advertisement = row.description === ADVERTISEMENT;
  return {
    ...row,
    advertisement,
    description: advertisement ? null : row.description,
    button_text: buttonText,
    button_link: buttonLink,
    shown: isShown,
  };
}

/** A page of the slides in their order; with `shown`, only those that are shown, or hidden. */
export function listSliders(
  db: Database,
  { shown, offset, limit }: { shown: boolean | undefined; offset: number; limit: number },
): Promise<Row[]> {
  return db
    .select()
    .from(sliders)
    .where(shown === undefined ? undefined : eq(sliders.isShown, shown))
    .orderBy(asc(sliders.position), asc(sliders.id))
    .offset(offset)
    .limit(limit);
}

/** One slide. @throws not-found */
export async function findSlider(db: Database, id: number): Promise<ConsoleSlider> {
  const [row] = await db.select().from(sliders).where(eq(sliders.id, id));
  if (!row) throw refusal("not-found");
  return presentSlider(row);
}
