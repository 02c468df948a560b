import { type PackageUnit, unitPrice } from "@jdj/contract/prices/price-unit";
import { fcfa } from "@jdj/french/money";

/** The price of a package, with its unit unless it is for the event: a package says that already. */
export function packagePrice({
  price,
  price_unit: unit,
}: {
  price: number;
  price_unit: PackageUnit;
}) {
  return unit === "event" ? fcfa(price) : unitPrice(price, unit);
}
