import { fieldRefusal } from "@jdj/contract/call/refusals";
import { eventPageMessages } from "@jdj/contract/event-page/messages";
import type { EventPageVisibility } from "@jdj/contract/event-page/visibility";
import { eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { hashPassword } from "../../../crypto/password.ts";
import { eventPages } from "../../notebook/event-pages/tables.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { retireSlug } from "./change-address.ts";
import { lockEventPage, refuseChanged } from "./open-page.ts";
import { makeSlug, needsKey } from "./page-slug.ts";

/**
 * Opens the page of an event to some, or closes it. A new password ends what the former one had opened,
 * and so does asking for one again. An address that can be guessed gets a key when the page is no longer public.
 * @param shown the version that was shown: 0 for a page that was not stored, undefined to save over any
 * @param chosen.password of a page with one; empty for the one that is stored
 * @throws changed-meanwhile; a field error (422) at `password` while there is none; event-gone
 */
export async function chooseVisibility(
  context: RequestContext,
  event: EventWithType,
  shown: number | undefined,
  chosen: { visibility: EventPageVisibility; password: string },
): Promise<void> {
  const { db, now, settings } = context;
  const { visibility, password } = chosen;
  const isNew = visibility === "password" && password !== "";
  const passwordHash = isNew
    ? await hashPassword(settings.passwordCost, password, `event ${event.id}`)
    : null;
  await db.transaction(async (tx) => {
    const page = await lockEventPage(tx, context, event);
    refuseChanged(page, shown);
    if (visibility === "password" && passwordHash === null && page.passwordHash === null)
      throw fieldRefusal({ password: [eventPageMessages.passwordRequired] });
    const slug = needsKey(page, visibility) ? makeSlug(page.name, visibility) : page.slug;
    if (slug !== page.slug) await retireSlug(tx, page, now);
    // Nothing was asked of those who opened it while it had none.
    const ends = visibility === "password" && (isNew || page.visibility !== "password");
    await tx
      .update(eventPages)
      .set({
        visibility,
        slug,
        ...(passwordHash !== null && { passwordHash }),
        ...(ends && { passwordVersion: page.passwordVersion + 1 }),
        version: sql`${eventPages.version} + 1`,
      })
      .where(eq(eventPages.id, page.id));
  });
}
