import type { Client } from "@jdj/contract/client";
import type { CardChoices } from "./draft.ts";

/** The choices sent with the page: the texts of the first category only, and one guest, for the preview. */
export type FirstChoices = CardChoices & { guestCount: number };

/** The categories of messages with their texts. */
export async function findCategories({ designs }: Client): Promise<CardChoices["categories"]> {
  const categories = await designs.categories({ category_for_customer: "true" });
  return categories.map(({ id, code, name, models }) => ({
    id,
    code,
    name,
    models: models.map((model) => ({
      id: model.id,
      name: model.name,
      content: model.content,
      contentForSms: model.content_for_sms,
      contentForFacebook: model.content_for_facebook,
    })),
  }));
}

/** The choices that the wizard's first step needs. */
export async function findChoices(api: Client, eventId: number): Promise<FirstChoices> {
  const { notebook, campaigns } = api;
  const [categories, designs, channels, guestCategories, guests, eventFacts] = await Promise.all([
    findCategories(api),
    api.designs.designs(),
    campaigns.channels.customerChannels(),
    notebook.guests.categories(),
    notebook.guests.countGuests({ eventId }),
    campaigns.campaigns.placeholders(),
  ]);
  return {
    categories: categories.map((one, at) => (at === 0 ? one : { ...one, models: [] })),
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
    guests: guests.first === null ? [] : [guests.first],
    guestCount: guests.count,
    eventFacts,
  };
}
