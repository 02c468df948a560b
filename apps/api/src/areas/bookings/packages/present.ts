import type { Package } from "@jdj/contract/bookings/packages";
import { packageImageAddress } from "./image-address.ts";
import type { FullPackage } from "./queries.ts";

/** A package in the shape of the contract. */
export function presentPackage(found: FullPackage): Package {
  const provider = { id: found.providerId, name: found.providerName };
  return {
    id: found.id,
    name: found.name,
    price: found.priceFcfa,
    price_unit: found.priceUnit,
    image: packageImageAddress(found),
    description: found.description,
    shop_id: found.providerId,
    shop: { provider },
    provider,
    event_type: found.eventTypes,
    service_type: found.serviceType,
    service_type_id: found.serviceTypeId,
    features: found.features.map((value) => ({ value })),
    deposit_percent: found.depositPercent,
    demonstration: found.demonstration,
  };
}
