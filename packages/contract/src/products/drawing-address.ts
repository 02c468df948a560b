import { colourOf, colourSlug } from "@jdj/french/colours";

/** The picture of a product without a photo, drawn by what it is. */
export const productDrawing = (id: number) => `/files/articles/dessin-${id}.svg`;

/** A picture of a product: the one it has, or a drawing of it. */
export const productPicture = ({ id, image }: { id: number; image: string | null }) =>
  image ?? productDrawing(id);

const drawn =
  /^(\/api\/v1\/article-drawings\/[a-z0-9-]+\/\d+|\/files\/articles\/dessin-\d+)(?:-[a-z-]+)?\.svg$/;

/** The drawing of a product in another of its colours; null for a photo, and for an unknown colour. */
export function drawingInColour(path: string, colour: string): string | null {
  const address = drawn.exec(path)?.[1];
  const slug = colourSlug(colour);
  return address === undefined || colourOf(slug) === null ? null : `${address}-${slug}.svg`;
}

/** A swatch of a drawn product in one of its colours; null where there is none. */
export function swatchAddress(path: string, colour: string): string | null {
  const address = drawingInColour(path, colour);
  return address && `${address}?coupon`;
}
