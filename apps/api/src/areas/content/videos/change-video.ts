import { fieldRefusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import type { VideoForm } from "@jdj/contract/console/videos";
import { and, eq, ne, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { readFilmAddress } from "../../files/film-address.ts";
import { checkPicture } from "../../files/site-pictures/check-picture.ts";
import { type Author, changedFields, recordChange } from "../../staff/audit/record-change.ts";
import { currentRow } from "../../staff/lists/current-row.ts";
import { videos } from "../site/tables.ts";

/** The id of a film at its host, by its address. @throws a field error at `address` */
function filmId(address: string): string {
  const film = readFilmAddress(address);
  const id = film && /(?:[?&]v=|\/video\/)([\w-]+)$/.exec(film.path)?.[1];
  if (!id) throw fieldRefusal({ address: [consoleMessages.filmWrong] });
  return id;
}

const storedFields = ({ address, label, cover, activated }: VideoForm) => ({
  ...{ url: filmId(address), label: label ?? "", cover },
  isActivated: activated,
});

/** The home page shows one film: the others are deactivated, each with an entry of its own. */
async function deactivateOthers(tx: Database, author: Author, now: Date, id: number) {
  const others = await tx
    .update(videos)
    .set({ isActivated: false, version: sql`${videos.version} + 1` })
    .where(and(eq(videos.isActivated, true), ne(videos.id, id)))
    .returning({ id: videos.id });
  for (const other of others) {
    const change = { before: { isActivated: true }, after: { isActivated: false } };
    await recordChange(tx, author, now, { action: "videos.update", ...other, ...change });
  }
}

/** Adds a film and asks its host for its title and picture. @returns its number @throws field errors */
export async function addVideo(
  { db, jobs, now }: RequestContext,
  author: Author,
  form: VideoForm,
): Promise<number> {
  const after = storedFields(form);
  return db.transaction(async (tx) => {
    await checkPicture(tx, now, { path: after.cover, before: null, field: "cover" });
    const [added] = await tx.insert(videos).values(after).returning({ id: videos.id });
    if (!added) throw new Error("The film was not written");
    await recordChange(tx, author, now, { action: "videos.add", ...added, before: null, after });
    if (after.isActivated) await deactivateOthers(tx, author, now, added.id);
    await jobs.enqueue(tx, "describe-videos", {});
    return added.id;
  });
}

/**
 * Changes a film; another address is described anew by its host.
 * @throws not-found; changed-meanwhile; field errors
 */
export async function changeVideo(
  { db, jobs, now }: RequestContext,
  author: Author,
  { id, version, ...form }: VideoForm & { id: number; version: number },
): Promise<void> {
  const after = storedFields(form);
  await db.transaction(async (tx) => {
    const [locked] = await tx.select().from(videos).where(eq(videos.id, id)).for("update");
    const before = currentRow(locked, version);
    await checkPicture(tx, now, { path: after.cover, before: before.cover, field: "cover" });
    const unknown = { title: null, coverKey: null, describedAt: null };
    await tx
      .update(videos)
      .set({ ...after, ...(before.url === after.url ? {} : unknown), version: version + 1 })
      .where(eq(videos.id, id));
    const changed = changedFields(before, after);
    await recordChange(tx, author, now, { action: "videos.update", id, ...changed });
    if (after.isActivated) await deactivateOthers(tx, author, now, id);
    await jobs.enqueue(tx, "describe-videos", {});
  });
}
