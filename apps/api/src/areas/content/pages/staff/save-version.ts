import { fieldRefusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import { infoSiteIds } from "@jdj/contract/content/info-site-ids";
import { readSimpleHtml } from "@jdj/contract/content/simple-html";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../../app-context.ts";
import type { Database } from "../../../../database/connect.ts";
import { type Author, recordChange } from "../../../staff/audit/record-change.ts";
import { cleanHtml } from "../../clean-html.ts";
import { areQuestions } from "../are-questions.ts";
import type { PageVersion } from "../queries.ts";
import { pageVersions, sitePages } from "../tables.ts";
import { findVersionRow, lockNewest } from "./queries.ts";

/** The text of a page as it is stored. @throws 422 at `content` */
function readContent(pageId: number, html: string): string {
  const content = cleanHtml(html);
  if (content === "") throw fieldRefusal({ content: [consoleMessages.textRequired] });
  if (pageId === infoSiteIds.questions && !areQuestions(readSimpleHtml(content)))
    throw fieldRefusal({ content: [consoleMessages.questionsWrong] });
  return content;
}

async function addVersion(
  tx: Database,
  { now }: RequestContext,
  author: Author,
  newest: PageVersion,
  text: { title: string; content: string; action: `pages.${string}`; from?: number },
): Promise<void> {
  const { title, content, action, from } = text;
  const number = newest.number + 1;
  const saved = { savedAt: now, savedBy: author.name };
  await tx.insert(pageVersions).values({ ...saved, title, content, pageId: newest.pageId, number });
  await tx.update(sitePages).set({ version: number }).where(eq(sitePages.id, newest.pageId));
  await recordChange(tx, author, now, {
    action,
    id: newest.pageId,
    before: { version: newest.number, title: newest.title, content: newest.content },
    after: { version: number, title, content, ...(from === undefined ? {} : { restored: from }) },
  });
}

/**
 * Saves a new version of a page, as a draft.
 * @throws not-found; changed-meanwhile; 422 at `content`
 */
export async function saveDraft(
  context: RequestContext,
  author: Author,
  draft: { id: number; version: number; title: string; content: string },
): Promise<void> {
  const { id, version, title } = draft;
  await context.db.transaction(async (tx) => {
    const newest = await lockNewest(tx, id, version);
    const content = readContent(id, draft.content);
    await addVersion(tx, context, author, newest, { title, content, action: "pages.save" });
  });
}

/**
 * Makes a new draft with the text of an old version. @returns the page
 * @throws not-found; changed-meanwhile
 */
export async function restoreVersion(
  context: RequestContext,
  author: Author,
  { id, version }: { id: number; version: number },
): Promise<number> {
  return context.db.transaction(async (tx) => {
    const { version: old } = await findVersionRow(tx, id, context.now);
    const newest = await lockNewest(tx, old.pageId, version);
    const { title, content, number: from } = old;
    await addVersion(tx, context, author, newest, {
      ...{ title, content, from },
      action: "pages.restore",
    });
    return old.pageId;
  });
}
