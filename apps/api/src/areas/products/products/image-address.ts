/** Where the pictures of articles are in the file storage. */
export const ARTICLE_IMAGES = "articles/";

/** What is drawn of an article whose picture names no drawing. */
const ANY_DRAWING = "gift";

/** The path of a picture of an article: an uploaded photo, or a drawing. */
export function articleImageAddress({
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
