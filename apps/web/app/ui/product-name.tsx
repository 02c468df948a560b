import { LONGEST_NAME } from "@jdj/contract/products/limits";
import { shortName } from "./short-name.ts";

/** The name of a product in a list: cut where it is long, whole for who points at it. */
export function ProductName({ name }: { name: string }) {
  const isCut = name.length > LONGEST_NAME;
  return isCut ? <span title={name}>{shortName(name)}</span> : name;
}
