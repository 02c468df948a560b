import { refusal } from "@jdj/contract/call/refusals";
import type { ConsolePage, ConsolePageVersion } from "@jdj/contract/console/pages";
import { infoSiteIds } from "@jdj/contract/content/info-site-ids";
import { at } from "@jdj/contract/paths/addresses";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../../database/connect.ts";
import type { PageVersion } from "../queries.ts";
import { pageVersions, sitePages } from "../tables.ts";

/** Where a page is, and what the console calls it. */
const places = new Map<number, { name: string; path: string }>([
  [infoSiteIds.terms, { name: "Conditions générales", path: at("terms") }],
  [infoSiteIds.questions, { name: "Questions fréquentes", path: at("questions") }],
  [infoSiteIds.privacy, { name: "Vos données", path: at("privacy") }],
]);

/** The version that visitors see at an instant. */
const shownNumber = (now: Date) => sql<number | null>`(
  select shown.number from page_versions as shown
  where shown.page_id = ${pageVersions.pageId} and shown.published_from <= ${now.toISOString()}
  order by shown.published_from desc, shown.number desc limit 1)`;

const selectVersions = (db: Database, now: Date) =>
  db
    .select({ version: pageVersions, newest: sitePages.version, shown: shownNumber(now) })
    .from(pageVersions)
    .innerJoin(sitePages, eq(sitePages.id, pageVersions.pageId));

type Row = Awaited<ReturnType<typeof selectVersions>>[number];

function stateOf({ version: { publishedFrom, number }, shown }: Row, now: Date) {
  if (publishedFrom === null) return "draft";
  if (publishedFrom > now) return "scheduled";
  return number === shown ? "published" : "past";
}

/** What a page and a version have in common. */
function presentSaved(row: Row, now: Date) {
  const { title, content, publishedFrom, writtenOn, savedAt, savedBy } = row.version;
  const origin = writtenOn && `${writtenOn}T00:00:00.000Z`;
  return {
    title,
    content,
    state: stateOf(row, now),
    published_from: origin ?? publishedFrom?.toISOString() ?? null,
    saved_at: origin ?? savedAt.toISOString(),
    saved_by: savedBy,
  } as const;
}

function presentPage(row: Row, now: Date): ConsolePage {
  const { pageId, id, number } = row.version;
  const { name, path } = places.get(pageId) ?? { name: row.version.title, path: "/" };
  return { id: pageId, name, path, version: number, version_id: id, ...presentSaved(row, now) };
}

/** A version in the shape of the contract. */
export function presentVersion(row: Row, now: Date): ConsolePageVersion {
  const { id, pageId, number } = row.version;
  return { id, page_id: pageId, number, ...presentSaved(row, now) };
}

const isNewest = eq(pageVersions.number, sitePages.version);

/** All pages, each with its newest version. */
export async function listPages(db: Database, now: Date): Promise<ConsolePage[]> {
  const rows = await selectVersions(db, now).where(isNewest).orderBy(asc(pageVersions.pageId));
  return rows.map((row) => presentPage(row, now));
}

/** A page with its newest version. @throws not-found */
export async function findPage(db: Database, id: number, now: Date): Promise<ConsolePage> {
  const [row] = await selectVersions(db, now).where(and(eq(sitePages.id, id), isNewest));
  if (!row) throw refusal("not-found");
  return presentPage(row, now);
}

/** A page of the versions of a page, the newest first. */
export function listVersions(
  db: Database,
  { pageId, now, offset, limit }: { pageId: number; now: Date; offset: number; limit: number },
): Promise<Row[]> {
  return selectVersions(db, now)
    .where(eq(pageVersions.pageId, pageId))
    .orderBy(desc(pageVersions.number))
    .offset(offset)
    .limit(limit);
}

/** One version. @throws not-found */
export async function findVersionRow(db: Database, id: number, now: Date): Promise<Row> {
  const [row] = await selectVersions(db, now).where(eq(pageVersions.id, id));
  if (!row) throw refusal("not-found");
  return row;
}

/** The newest version of a page, whose page is locked. @throws not-found; changed-meanwhile */
export async function lockNewest(
  tx: Database,
  pageId: number,
  version: number | null,
): Promise<PageVersion> {
  const [page] = await tx.select().from(sitePages).where(eq(sitePages.id, pageId)).for("update");
  if (!page) throw refusal("not-found");
  if (version !== null && page.version !== version) throw refusal("changed-meanwhile");
  const [newest] = await tx
    .select()
    .from(pageVersions)
    .where(and(eq(pageVersions.pageId, pageId), eq(pageVersions.number, page.version)));
  if (!newest) throw refusal("not-found");
  return newest;
}
