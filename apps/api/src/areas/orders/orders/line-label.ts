import { longDate } from "@jdj/french/dates";
import type { OrderLine } from "./lock-order.ts";

/** Size and colour of what was ordered, joined; empty without. */
export function optionsOf({
  size,
  colour,
}: {
  size: string | null;
  colour: string | null;
}): string {
  return [size, colour].filter((option) => option !== null).join(", ");
}

/** What a line of an order is, with its options and its day. */
export function labelOf(line: Pick<OrderLine, "name" | "size" | "colour" | "day">): string {
  const options = optionsOf(line);
  return [
    options === "" ? line.name : `${line.name} (${options})`,
    ...(line.day === null ? [] : [`le ${longDate(line.day)}`]),
  ].join(", ");
}
