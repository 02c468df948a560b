import { ofGathering } from "@jdj/contract/designs/event-voice";
import { eq } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { findCardEvent } from "../campaigns/cards/card-event.ts";
import { cardTexts, titleLine } from "../designs/card-wording.ts";
import { findPageBySlug, listShownCeremonies } from "../event-page/public-page/queries.ts";
import { files } from "../files/tables.ts";
import { festiveVoice } from "../notebook/event-types/voice.ts";
import type { Subject } from "./share-subjects.ts";

/**
 * The contents of the picture of the page of an event: of one with a password no more than whose it is;
 * the place of the main ceremony only where the page shows it. Null for a closed page, an unknown
 * address and a deleted event.
 */
export async function eventPageSubject(db: Database, slug: string): Promise<Subject | null> {
  const found = await findPageBySlug(db, slug);
  if (!found || found.deletedAt !== null || found.page.visibility === "off") return null;
  const { page } = found;
  const facts = await findCardEvent(db, page.eventId);
  if (!facts) return null;
  const { subject, event, ceremonies } = facts;
  const voice = subject.voice ?? festiveVoice;
  const line = `La page ${ofGathering(voice.guests.gathering)}`;
  const isBare = !voice.guests.shows_brand;
  const whose = { title: titleLine(subject), seed: subject.seed, isBare };
  if (page.visibility === "password" || event.cancelledAt !== null) return { ...whose, line };
  const shown = await listShownCeremonies(db, page.id);
  const main = ceremonies.find(({ ceremony }) => ceremony.isMain)?.ceremony.id;
  const { date, where } = cardTexts(subject, null, "invitation");
  const photoKey = page.showsPhoto ? await findKey(db, event.imageFileId) : null;
  return {
    ...whose,
    line: date || line,
    ...(main !== undefined && shown.includes(main) ? { where } : {}),
    ...(photoKey === null ? {} : { shown: { photoKey } }),
  };
}

/** Where a photo is in the storage; null without one. */
async function findKey(db: Database, fileId: string | null): Promise<string | null> {
  if (fileId === null) return null;
  const [file] = await db.select({ key: files.storageKey }).from(files).where(eq(files.id, fileId));
  return file?.key ?? null;
}
