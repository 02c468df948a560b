import { PRODUCTS_A_PAGE } from "@jdj/contract/products/limits";

/** How long typing may pause before products are looked for, in milliseconds. */
export const PAUSE_MS = 150;

/** The first products that match, and how many there are. */
export interface FoundProducts {
  list: {
    item_type: "product_model" | "service";
    /** `image`: the paths of its pictures, separated by semicolons. */
    item: { id: number; name: string; image: string; price: number };
    old_price: number | null;
  }[];
  total: number;
}

/** Looks for products while somebody types, in the browser. @throws when the server does not answer */
export async function findProducts(
  filters: { search: string; category_id?: string; item_type?: "product_model" },
  signal: AbortSignal,
): Promise<FoundProducts> {
  const answer = await fetch(`/api/v1/articles_pag/${PRODUCTS_A_PAGE}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(filters),
    signal,
  });
  if (!answer.ok) throw new Error(String(answer.status));
  const { data }: { data: FoundProducts } = await answer.json();
  return data;
}
