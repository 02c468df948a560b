import { randomUUID } from "node:crypto";
import { fieldRefusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import type { SiteLinkForm } from "@jdj/contract/console/site-links";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { type Author, changedFields, recordChange } from "../../staff/audit/record-change.ts";
import { currentRow } from "../../staff/lists/current-row.ts";
import { nextPosition } from "../../staff/lists/reorder-list.ts";
import { siteLinks } from "../site/tables.ts";

const storedFields = ({ shown, ...form }: SiteLinkForm) => ({ ...form, isShown: shown });

/** Adds a network, whose address no setting has. @returns its number @throws a field error at `url` */
export async function addLink(
  { db, now }: RequestContext,
  author: Author,
  form: SiteLinkForm,
): Promise<number> {
  const fields = storedFields(form);
  if (fields.url === null) throw fieldRefusal({ url: [consoleMessages.urlRequired] });
  return db.transaction(async (tx) => {
    const after = { ...fields, position: await nextPosition(tx, siteLinks, "name") };
    const [added] = await tx
      .insert(siteLinks)
      .values({ ...after, code: `staff-${randomUUID()}` })
      .returning({ id: siteLinks.id });
    if (!added) throw new Error("The link was not written");
    await recordChange(tx, author, now, {
      action: "site-links.add",
      ...added,
      before: null,
      after,
    });
    return added.id;
  });
}

/** Changes a link; without an address, that of the settings holds. @throws not-found; changed-meanwhile */
export async function changeLink(
  { db, now }: RequestContext,
  author: Author,
  { id, version, ...form }: SiteLinkForm & { id: number; version: number },
): Promise<void> {
  const after = storedFields(form);
  await db.transaction(async (tx) => {
    const [locked] = await tx.select().from(siteLinks).where(eq(siteLinks.id, id)).for("update");
    const before = currentRow(locked, version);
    await tx
      .update(siteLinks)
      .set({ ...after, version: version + 1 })
      .where(eq(siteLinks.id, id));
    const changed = changedFields(before, after);
    await recordChange(tx, author, now, { action: "site-links.update", id, ...changed });
  });
}
