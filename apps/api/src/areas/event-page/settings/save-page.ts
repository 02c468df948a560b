import { fieldRefusal } from "@jdj/contract/call/refusals";
import { eventPageMessages } from "@jdj/contract/event-page/messages";
import { eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { isPlanned } from "../../notebook/ceremonies/ceremony.ts";
import { listCeremonies } from "../../notebook/ceremonies/queries.ts";
import { eventPages } from "../../notebook/event-pages/tables.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { lockEventPage, refuseChanged } from "./open-page.ts";
import { pagePhone } from "./page-phone.ts";
import { eventPageCeremonies } from "./tables.ts";

/** What the form of a page sends. */
interface PageForm {
  welcome: string;
  dress_code: string;
  ceremonies: readonly number[];
  shows_photo: boolean;
  shows_gift_list: boolean;
  shows_fabric: boolean;
  contact_name: string | null;
  phone_number_1: string | null;
}

/**
 * Saves what the page of an event says. Of the ceremonies those are shown that take place.
 * @param shown the version that was shown: 0 for a page that was not stored, undefined to save over any
 * @throws changed-meanwhile; field errors (422) at `contact_name` and `phone_number_1`; event-gone
 */
export async function savePage(
  context: RequestContext,
  event: EventWithType,
  shown: number | undefined,
  form: PageForm,
): Promise<void> {
  const { db } = context;
  const contactPhone = pagePhone(form.phone_number_1);
  if (contactPhone !== null && form.contact_name === null)
    throw fieldRefusal({ contact_name: [eventPageMessages.contactRequired] });
  await db.transaction(async (tx) => {
    const page = await lockEventPage(tx, context, event);
    refuseChanged(page, shown);
    await tx
      .update(eventPages)
      .set({
        welcome: form.welcome,
        dressCode: form.dress_code,
        showsPhoto: form.shows_photo,
        showsGiftList: form.shows_gift_list,
        showsFabric: form.shows_fabric,
        contactName: form.contact_name,
        contactPhone,
        version: sql`${eventPages.version} + 1`,
      })
      .where(eq(eventPages.id, page.id));
    const planned = (await listCeremonies(tx, event)).filter(isPlanned);
    const chosen = planned.filter(({ ceremony }) => form.ceremonies.includes(ceremony.id));
    await tx.delete(eventPageCeremonies).where(eq(eventPageCeremonies.pageId, page.id));
    if (chosen.length > 0)
      await tx
        .insert(eventPageCeremonies)
        .values(chosen.map(({ ceremony }) => ({ pageId: page.id, ceremonyId: ceremony.id })));
  });
}
