import { sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { counterReference, linkReference, sliderReference } from "./reference.ts";
import { counters, siteLinks, sliders } from "./tables.ts";

/** Writes the slider, the counters and the links of a new site; changes by staff are not overwritten. */
export async function writeSiteReference(db: Database): Promise<void> {
  await db
    .insert(counters)
    .values(counterReference.map((counter, position) => ({ ...counter, position })))
    .onConflictDoNothing();
  await db
    .insert(siteLinks)
    .values(linkReference.map((link, position) => ({ ...link, position })))
    .onConflictDoNothing();
  const rows = sliderReference.map(
    ({ image, title, description, buttonText, buttonLink }, position) =>
      sql`(${image}, ${title}, ${description}, ${buttonText}, ${buttonLink}, ${position}::int)`,
  );
  await db.execute(
    sql`insert into ${sliders} (image, title, description, button_text, button_link, position)
      select * from (values ${sql.join(rows, sql`, `)}) as fresh
      where not exists (select 1 from ${sliders})`,
  );
}
