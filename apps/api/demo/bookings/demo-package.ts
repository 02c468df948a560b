import type { PackageUnit } from "@jdj/contract/prices/price-unit";

/** A package that a demonstration's provider of a service offers. Prices in FCFA, invented. */
export interface DemoPackage {
  name: string;
  priceFcfa: number;
  /** What the price is for; the event without. */
  unit?: PackageUnit;
  description: string;
  features: string[];
  /** Codes of types of event; a wedding without it. */
  events?: string[];
  depositPercent?: number;
  capacity?: number;
}
