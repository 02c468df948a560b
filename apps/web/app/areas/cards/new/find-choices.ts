import { civilityLabel } from "@jdj/contract/notebook/civility";
import type { Client } from "../../../api-client.ts";
import type { CardChoices } from "./draft.ts";

/** All that a card of an event may be made of, trimmed to what the page shows. */
export async function findChoices(api: Client, eventId: number): Promise<CardChoices> {
  const { cards, notebook } = api;
  const [categories, designs, channels, guestCategories, guests] = await Promise.all([
    cards.designs.categories({ category_for_customer: "true" }),
    cards.designs.designs(),
    cards.channels.channels(),
    notebook.guests.categories(),
    notebook.guests.guestsByEvent({ eventId }),
  ]);
  const order = new Intl.Collator("fr");
  return {
    categories: categories.map(({ id, name, models }) => ({
      id,
      name,
      models: models.map((model) => ({ id: model.id, name: model.name, content: model.content })),
    })),
    designs: designs.map(({ id, name, image }) => ({ id, name, image })),
    channels: channels.map(({ id, name, color_code, selling_price, can }) => ({
      id,
      name,
      colour: color_code,
      priceFcfa: selling_price,
      open: can.send,
    })),
    guestCategories: guestCategories.map(({ id, name }) => ({ id, name })),
    guests: guests
      .map(({ id, guest_id, civility, last_name, given_names, email }) => ({
        id,
        categoryId: guest_id,
        civility: civilityLabel(civility),
        lastName: last_name,
        givenNames: given_names,
        email,
      }))
      .sort(
        (one, other) =>
          order.compare(one.lastName, other.lastName) ||
          order.compare(one.givenNames, other.givenNames),
      ),
  };
}
