/** Where the pictures of products are in the file storage. */
export const PRODUCT_IMAGES = "articles/";

/** What is drawn of a product whose picture names no drawing. */
const ANY_DRAWING = "gift";

/** The path of a picture of a product: an uploaded photo, or a drawing. */
export function productImageAddress({
  id,
  storageKey,
  drawing,
}: {
  id: number;
  storageKey: string | null;
  /** Name and seed, `cake/1200`. */
  drawing: string | null;
}): string {
  return storageKey === null
    ? `/api/v1/article-drawings/${drawing ?? `${ANY_DRAWING}/${id % 10_000_000}`}.svg`
    : `/files/${storageKey}`;
}
