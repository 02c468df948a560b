import type { Client } from "../../../api-client.ts";
import type { CardChoices } from "./draft.ts";
import { findGuests } from "./find-guests.ts";

/** What is known of an event before its list of guests has come: only the first of them, for the preview. */
export type FirstChoices = CardChoices & { guestCount: number };

/** All that a card of an event may be made of but the list of guests, trimmed to what the page shows. */
export async function findChoices(api: Client, eventId: number): Promise<FirstChoices> {
  const { cards, notebook } = api;
  const [categories, designs, channels, guestCategories, guests, eventWords] = await Promise.all([
    cards.designs.categories({ category_for_customer: "true" }),
    cards.designs.designs(),
    cards.channels.customerChannels(),
    notebook.guests.categories(),
    findGuests(api, eventId),
    cards.messages.placeholders(),
  ]);
  return {
    categories: categories.map(({ id, name, models }) => ({
      id,
      name,
      models: models.map((model) => ({
        id: model.id,
        name: model.name,
        content: model.content,
        contentForSms: model.content_for_sms,
        contentForFacebook: model.content_for_facebook,
      })),
    })),
    designs: designs.map(({ id, name, image }) => ({ id, name, image })),
    channels: channels.map(({ id, name, color_code, selling_price, can, pivot }) => ({
      id,
      name,
      colour: color_code,
      priceFcfa: selling_price,
      open: can.send,
      credit: pivot.remaining_messages,
    })),
    guestCategories: guestCategories.map(({ id, name }) => ({ id, name })),
    guests: guests.slice(0, 1),
    guestCount: guests.length,
    eventWords,
  };
}
