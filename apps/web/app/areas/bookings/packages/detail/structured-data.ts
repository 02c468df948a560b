import type { Package } from "@jdj/contract/bookings/packages";
import { quantityText } from "@jdj/contract/prices/price-unit";

/** A package as search engines read it: what it is, whose, and its price with its unit. */
export function packageData({
  name,
  description,
  provider,
  service_type,
  price,
  price_unit: unit,
}: Package) {
  const amount = { price, priceCurrency: "XOF" };
  return {
    "@type": "Service",
    name,
    description: description.slice(0, 300),
    serviceType: service_type.name,
    provider: { "@type": "LocalBusiness", name: provider.name },
    offers: {
      "@type": "Offer",
      ...amount,
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        ...amount,
        unitText: quantityText(unit, 1).replace(/^1\s/, ""),
      },
    },
  };
}
