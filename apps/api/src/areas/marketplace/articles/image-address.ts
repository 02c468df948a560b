/** Where the pictures of articles are in the file storage. */
export const ARTICLE_IMAGES = "articles/";

/** The path of a picture of an article: an uploaded photo, or a drawing of its own. */
export function articleImageAddress({
  id,
  storageKey,
}: {
  id: number;
  storageKey: string | null;
}): string {
  return `/files/${storageKey ?? `${ARTICLE_IMAGES}dessin-${id}.svg`}`;
}
