import { cardDesigns as contract } from "@jdj/contract/designs/designs";
import { answer, type CallContext } from "../../http/answer.ts";
import { currentEventFor } from "../notebook/events/event-for-caller.ts";
import type { EventWithType } from "../notebook/events/queries.ts";
import { showsPhoto } from "./drawings/photo/by-code.ts";
import { listCategories, listDesigns } from "./queries.ts";
import { eventPreviewAddress, samplePreviewAddress } from "./signed-preview.ts";

export const designCalls = {
  designs: answer(contract.designs).handler(async ({ context }) => {
    const event = await currentEventOf(context);
    const eventId = event?.id ?? null;
    const addressOf = (code: string) =>
      eventId === null
        ? samplePreviewAddress(code)
        : eventPreviewAddress(context.settings.secret, code, eventId, context.now);
    const designs = await listDesigns(context.db, event?.type.tone);
    // Who stored a photo wants it on the card: those that show it come first, the others as they were.
    const ordered = event?.imageFileId
      ? designs.toSorted((a, b) => Number(showsPhoto(b.code)) - Number(showsPhoto(a.code)))
      : designs;
    return ordered.map(({ id, code, name }) => ({ id, code, name, image: addressOf(code) }));
  }),

  categories: answer(contract.categories).handler(async ({ input, context }) => {
    const forCustomer = input.category_for_customer === "true";
    const event = forCustomer ? await currentEventOf(context) : null;
    const categories = await listCategories(context.db, event?.type ?? null);
    return categories.map(({ id, code, name, models }) => ({
      id,
      code,
      name: event && code === "invitation" ? invitationName(event, name) : name,
      models: models.map((model) => ({
        id: model.id,
        name: model.name,
        content: model.content,
        content_for_facebook: model.contentForFacebook,
        content_for_sms: model.contentForSms,
      })),
    }));
  }),
};

/** What the first card of an event is called: « Faire-part » where its type says so. */
function invitationName({ type }: EventWithType, name: string): string {
  const { cardName } = type;
  return cardName === null ? name : cardName.charAt(0).toLocaleUpperCase("fr") + cardName.slice(1);
}

/** The event of whoever calls; null for a stranger and for a customer who has none yet. */
async function currentEventOf(context: CallContext): Promise<EventWithType | null> {
  const actor = await context.caller.actor(context.db, context.now);
  if (actor?.customer == null) return null;
  return currentEventFor(context, actor.customer.id);
}
