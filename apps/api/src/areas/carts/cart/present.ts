import type { Cart, CartLine } from "@jdj/contract/carts/cart";
import { readyOn } from "@jdj/contract/orders/expected-delivery";
import { productImageAddress } from "../../products/products/image-address.ts";
import type { StoredCart } from "./find-cart.ts";
import { availableOf, besideOthers, placesOf, problemOf } from "./line-rules.ts";
import type { ListedLine } from "./list-lines.ts";

function presentLine(row: ListedLine & { beside: number }, today: string): CartLine {
  const { line } = row;
  return {
    id: line.id,
    article_id: row.productId,
    variant_id: line.variantId,
    kind: row.kind,
    name: row.name,
    image: row.image === null ? null : productImageAddress(row.image),
    size: row.size,
    colour: row.colour,
    day: line.day,
    quantity: line.quantity,
    note: line.note,
    price: row.unitFcfa,
    seen_price: line.seenFcfa,
    available: availableOf(row),
    places: placesOf(row),
    problem: problemOf(row, today),
  };
}

/** A cart as its owner sees it. @param today `YYYY-MM-DD` */
export function presentCart(
  cart: StoredCart | null,
  rows: readonly ListedLine[],
  today: string,
): Cart {
  const bySeller = new Map<number, Cart["sellers"][number]>();
  for (const row of besideOthers(rows)) {
    const seller = bySeller.get(row.providerId) ?? {
      id: row.providerId,
      name: row.sellerName,
      goods_fcfa: 0,
      ready_on: null,
      lines: [],
    };
    if (row.kind === "product") seller.ready_on = readyOn(today, row);
    const line = presentLine(row, today);
    seller.lines.push(line);
    if (line.problem === null) seller.goods_fcfa += line.price * line.quantity;
    bySeller.set(row.providerId, seller);
  }
  const sellers = [...bySeller.values()];
  const lines = sellers.flatMap((seller) => seller.lines);
  return {
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    sellers,
    goods_fcfa: sellers.reduce((sum, seller) => sum + seller.goods_fcfa, 0),
    order_key: lines.length === 0 ? null : (cart?.orderKey ?? null),
    can_order: lines.length > 0 && lines.every(({ problem }) => problem === null),
  };
}
