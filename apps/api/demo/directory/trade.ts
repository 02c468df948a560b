import type { PackageUnit } from "@jdj/contract/prices/price-unit";

/** What demonstration providers of a service type are called, ask for and say of themselves. */
export interface Trade {
  /** A word before the name: « Traiteur ». */
  titles: readonly string[];
  /** FCFA: the lowest and highest first price, and how many times it the last price may be. */
  prices: readonly [least: number, most: number, times: number];
  /** What the prices are for; the event without. */
  unit?: PackageUnit;
  /** What they do: the first sentence. */
  offers: readonly string[];
  /** What is told beside: the second sentence. */
  details: readonly string[];
  /** A second service that some of them offer. */
  also?: string;
}
