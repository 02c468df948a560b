import { civilityLabel } from "@jdj/contract/notebook/civility";
import type { Client } from "../../../api-client.ts";
import type { CardChoices } from "./draft.ts";

/** All that a card of an event may be made of, trimmed to what the page shows. */
export async function findChoices(api: Client, eventId: number): Promise<CardChoices> {
  const { cards, notebook } = api;
  const [categories, designs, channels, guestCategories, guests, eventWords] = await Promise.all([
    cards.designs.categories({ category_for_customer: "true" }),
    cards.designs.designs(),
    cards.channels.customerChannels(),
    notebook.guests.categories(),
    notebook.guests.guestsByEvent({ eventId }),
    cards.messages.placeholders(),
  ]);
  const order = new Intl.Collator("fr");
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
    guests: guests
      .map(
        ({
          id,
          guest_id,
          civility,
          last_name,
          given_names,
          email,
          phone_number_1,
          phone_number_2,
        }) => ({
          id,
          categoryId: guest_id,
          civility: civilityLabel(civility),
          lastName: last_name,
          givenNames: given_names,
          email,
          phone: phone_number_1,
          phone2: phone_number_2,
        }),
      )
      .sort(
        (one, other) =>
          order.compare(one.lastName, other.lastName) ||
          order.compare(one.givenNames, other.givenNames),
      ),
    eventWords,
  };
}
