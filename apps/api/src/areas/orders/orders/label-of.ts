import { longDate } from "@jdj/french/dates";
import { optionsOf } from "../seller-orders/present.ts";
import type { OrderLine } from "./lock-order.ts";

/** What a line of an order is, with its options and its day. */
export function labelOf(line: Pick<OrderLine, "name" | "size" | "colour" | "day">): string {
  const options = optionsOf(line);
  return [
    options === "" ? line.name : `${line.name} (${options})`,
    ...(line.day === null ? [] : [`le ${longDate(line.day)}`]),
  ].join(", ");
}
