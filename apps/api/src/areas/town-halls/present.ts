import type { TownHall } from "@jdj/contract/town-halls/town-halls";
import { cheapestOf, readCelebrationCosts } from "./celebration-costs.ts";
import { shownHtml } from "./harmless-html.ts";
import type { findTownHall, listPhotos } from "./queries.ts";
import type { townHalls } from "./tables.ts";

type Found = NonNullable<Awaited<ReturnType<typeof findTownHall>>>;
type Photos = Awaited<ReturnType<typeof listPhotos>>;

/** A town hall in the list of its district. */
export function presentListed(hall: typeof townHalls.$inferSelect) {
  const { id, name, town, latitude, longitude } = hall;
  return { id, name, show: 1 as const, town, latitude, longitude };
}

/** A town hall with its pictures, in the contract's shape. */
export function presentTownHall({ hall, district, country }: Found, photos: Photos): TownHall {
  const costs = readCelebrationCosts(hall.daysCelebrationCosts);
  return {
    id: hall.id,
    name: hall.name,
    town: hall.town,
    district,
    country,
    photos: photos.map(({ path, onTop, caption, width, height }) => ({
      path,
      on_top: onTop,
      caption,
      width,
      height,
    })),
    generalities: hall.generalities,
    wiki_link: hall.wikiLink,
    supplementary_conditions: shownHtml(hall.supplementaryConditions),
    note_well: shownHtml(hall.noteWell),
    days_celebration_costs: hall.daysCelebrationCosts,
    celebration_costs: costs,
    cheapest: cheapestOf(costs),
    phone_numbers: hall.phoneNumbers,
    website_link: hall.websiteLink,
    adress: hall.address,
    email: hall.email,
    latitude: hall.latitude,
    longitude: hall.longitude,
    demonstration: hall.demonstration,
    checked_on: hall.checkedOn,
  };
}
