import { priceText } from "@jdj/contract/prices/price-unit";
import type { ListedProvider } from "@jdj/contract/providers/directory";

/** The providers of a page as search engines read them: who, where, at which price and how rated. */
export function directoryData(rows: readonly ListedProvider[]) {
  return {
    "@type": "ItemList",
    itemListElement: rows.map((provider, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: {
        "@type": "LocalBusiness",
        name: provider.name,
        address: { "@type": "PostalAddress", addressLocality: provider.town, addressCountry: "CI" },
        priceRange: priceText(provider),
        ...(provider.mark === null
          ? {}
          : {
              aggregateRating: {
                "@type": "AggregateRating",
                ratingValue: provider.mark,
                reviewCount: provider.review_count,
              },
            }),
      },
    })),
  };
}
