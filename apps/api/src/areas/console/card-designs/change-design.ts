import { randomUUID } from "node:crypto";
import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import type { DesignLayout } from "@jdj/contract/console/card-designs";
import { consoleMessages } from "@jdj/contract/console/messages";
import type { Tone } from "@jdj/contract/designs/event-voice";
import { and, count, eq, ne } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { campaigns } from "../../campaigns/campaigns/tables.ts";
import { UPLOADED_CODE } from "../../designs/queries.ts";
import { cardDesigns } from "../../designs/tables.ts";
import { cardGround } from "../../designs/uploaded-picture.ts";
import { markPictureUsed } from "../../files/site-pictures/mark-picture-used.ts";
import { pictureKey, pictureOf } from "../../files/site-pictures/picture-path.ts";
import type { StaffAuthor } from "../../staff/approvals/approve.ts";
import { changedFields, recordChange } from "../../staff/audit/record-change.ts";
import { checkLayout, presentLayout, storedLayout } from "./check-layout.ts";

/** The ground of a card that an uploaded picture makes, and its storage key. @throws field errors at `picture` */
export async function groundOf({ storage }: RequestContext, picture: string) {
  const id = pictureOf(picture);
  const missing = fieldRefusal({ picture: [consoleMessages.pictureRequired] });
  if (id === null) throw missing;
  const key = pictureKey(id);
  if ((await storage.read(key)) === null) throw missing;
  return { key, ground: await cardGround(storage, key) };
}

/** Whether a campaign has a design. */
export async function isDesignUsed(db: Database, id: number): Promise<boolean> {
  const [used] = await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(eq(campaigns.designId, id))
    .limit(1);
  return used !== undefined;
}

async function usedPicture(tx: Database, picture: string, now: Date): Promise<void> {
  if ((await markPictureUsed(tx, picture, now)) === null)
    throw fieldRefusal({ picture: [consoleMessages.pictureRequired] });
}

/** Adds a design of an uploaded picture. @returns its number @throws field errors */
export async function addDesign(
  context: RequestContext,
  author: StaffAuthor,
  asked: {
    name: string;
    position: number;
    tone?: Tone | undefined;
    picture: string;
    layout: DesignLayout;
  },
): Promise<number> {
  const { db, now } = context;
  const { key, ground } = await groundOf(context, asked.picture);
  await checkLayout(ground, asked.layout);
  return db.transaction(async (tx) => {
    await usedPicture(tx, asked.picture, now);
    const { name, position, tone = "festive", picture } = asked;
    const layout = storedLayout(asked.layout);
    const code = `${UPLOADED_CODE}${randomUUID()}`;
    const [added] = await tx
      .insert(cardDesigns)
      .values({ code, name, position, tone, picture, pictureKey: key, layout })
      .returning({ id: cardDesigns.id });
    if (!added) throw new Error("The design was not written");
    const change = { id: added.id, before: null, after: { name, position, tone, picture } };
    await recordChange(tx, author, now, { action: "card-designs.add", ...change });
    return added.id;
  });
}

/**
 * Renames, orders, archives or draws a design anew; archived, it is not offered, and the cards that
 * have it keep it.
 * @throws not-found; changed-meanwhile; design-in-use when a campaign has it and its look would
 *   change; last-design when none would be offered to the events of a tone; field errors
 */
export async function changeDesign(
  context: RequestContext,
  author: StaffAuthor,
  asked: {
    id: number;
    version: number;
    name: string;
    position: number;
    tone?: Tone | undefined;
    archived: boolean;
    picture: string | null;
    layout: DesignLayout | null;
  },
): Promise<void> {
  const { db, now } = context;
  const { id, version, name, position, archived } = asked;
  const own =
    asked.picture === null || asked.layout === null
      ? null
      : {
          ...(await groundOf(context, asked.picture)),
          picture: asked.picture,
          layout: asked.layout,
        };
  await db.transaction(async (tx) => {
    const [design] = await tx
      .select()
      .from(cardDesigns)
      .where(eq(cardDesigns.id, id))
      .for("update");
    if (!design) throw refusal("not-found");
    if (design.version !== version) throw refusal("changed-meanwhile");
    const { tone = design.tone } = asked;
    const isLost = archived || tone !== design.tone;
    if (isLost && !design.withdrawn) await refuseLast(tx, design);
    const before = {
      name: design.name,
      position: design.position,
      tone: design.tone,
      archived: design.withdrawn,
      picture: design.picture,
      layout: design.layout === null ? null : presentLayout(design.layout),
    };
    const isDrawn = design.picture === null;
    const after = {
      ...{ name, position, tone, archived },
      ...(isDrawn || own === null ? {} : { picture: own.picture, layout: own.layout }),
    };
    const changed = changedFields(before, after);
    const looksOtherwise = "picture" in changed.after || "layout" in changed.after;
    if (looksOtherwise && own !== null) {
      if (await isDesignUsed(tx, id)) throw refusal("design-in-use");
      await checkLayout(own.ground, own.layout);
      await usedPicture(tx, own.picture, now);
    }
    await tx
      .update(cardDesigns)
      .set({
        ...{ name, position, tone, withdrawn: archived, version: version + 1 },
        ...(looksOtherwise && own !== null
          ? { picture: own.picture, pictureKey: own.key, layout: storedLayout(own.layout) }
          : {}),
      })
      .where(eq(cardDesigns.id, id));
    await recordChange(tx, author, now, { action: "card-designs.update", id, ...changed });
  });
}

/** The hosts of every tone must be offered one. @throws last-design */
async function refuseLast(
  tx: Database,
  { id, tone }: Pick<typeof cardDesigns.$inferSelect, "id" | "tone">,
): Promise<void> {
  const [others] = await tx
    .select({ count: count() })
    .from(cardDesigns)
    .where(
      and(eq(cardDesigns.withdrawn, false), eq(cardDesigns.tone, tone), ne(cardDesigns.id, id)),
    );
  if ((others?.count ?? 0) === 0) throw refusal("last-design");
}
