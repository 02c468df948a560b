import { at } from "@jdj/contract/paths/addresses";
import type { StoredDispute } from "../queries.ts";

/** The page on which a side reads of a sale, and answers a dispute about it. */
export function salePageAddress(
  {
    subjectKind,
    subjectId,
    reference,
  }: Pick<StoredDispute, "subjectKind" | "subjectId" | "reference">,
  side: "customer" | "provider",
): string {
  if (subjectKind === "suborder")
    return side === "customer"
      ? at("shoppingPlacedOrder", { reference })
      : at("proOrder", { id: subjectId });
  if (subjectKind === "booking")
    return side === "customer"
      ? at("reservation", { id: subjectId })
      : `${at("proBookings")}?voir=litiges`;
  return at(side === "customer" ? "request" : "proRequest", { id: Number(reference) });
}
