import { refusal } from "@jdj/contract/call/refusals";
import type { ConsoleSiteLink } from "@jdj/contract/console/site-links";
import type { SiteContacts } from "@jdj/contract/content/site-contacts";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { addressOfSettings } from "../site/site-links.ts";
import { siteLinks } from "../site/tables.ts";

type Row = typeof siteLinks.$inferSelect;

/** A link in the shape of the contract. */
export function presentLink(
  { code, isShown, ...row }: Row,
  settings: SiteContacts,
): ConsoleSiteLink {
  return {
    ...row,
    kind: code === "android" || code === "ios" ? "store" : "network",
    settings_url: addressOfSettings({ code, name: row.name }, settings),
    shown: isShown,
  };
}

/** A page of the links in their order. */
export function listLinks(
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<Row[]> {
  return db
    .select()
    .from(siteLinks)
    .orderBy(asc(siteLinks.position), asc(siteLinks.id))
    .offset(offset)
    .limit(limit);
}

/** One link. @throws not-found */
export async function findLink(
  db: Database,
  id: number,
  settings: SiteContacts,
): Promise<ConsoleSiteLink> {
  const [row] = await db.select().from(siteLinks).where(eq(siteLinks.id, id));
  if (!row) throw refusal("not-found");
  return presentLink(row, settings);
}
