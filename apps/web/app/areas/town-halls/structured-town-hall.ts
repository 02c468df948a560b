import type { TownHall } from "@jdj/contract/town-halls/town-halls";
import { phonesOf } from "./town-hall-address.ts";

/**
 * A town hall as schema.org data. What is made up for the demonstration is left out, so that no
 * search engine learns it as a fact.
 */
export function structuredTownHall(hall: TownHall, url: string): Record<string, unknown> {
  const known = hall.demonstration ? null : hall;
  const street = known?.adress ?? undefined;
  return {
    "@type": "GovernmentOffice",
    name: hall.name,
    url,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: hall.town,
      addressRegion: hall.district.name,
      addressCountry: hall.country.name,
    },
    geo: { "@type": "GeoCoordinates", latitude: hall.latitude, longitude: hall.longitude },
    telephone: known ? phonesOf(known)[0] : undefined,
    email: known?.email ?? undefined,
    sameAs: known?.website_link ?? undefined,
  };
}
