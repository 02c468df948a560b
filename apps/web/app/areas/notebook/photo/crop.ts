/** The size of a picture, in pixels. */
export type Size = { width: number; height: number };

/** What is seen of a picture: a square around a point, which is in shares of the picture (0 to 1). */
export type Crop = { x: number; y: number /** 1 shows as much as fits. */; zoom: number };

/** How near a crop may come. */
export const MOST_ZOOM = 4;
/** The longest side of what is sent, in pixels. */
export const MOST_SIDE = 1600;

/** The middle of a picture, as much of it as fits. */
export const centred: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** The side of a crop's square, in pixels of the picture. */
function sideOf({ zoom }: Crop, { width, height }: Size): number {
  return Math.min(width, height) / zoom;
}

/** The square of a crop, in pixels of the picture; never outside it. */
export function squareOf(crop: Crop, size: Size): { left: number; top: number; side: number } {
  const side = sideOf(crop, size);
  return {
    left: between(crop.x * size.width - side / 2, 0, size.width - side),
    top: between(crop.y * size.height - side / 2, 0, size.height - side),
    side,
  };
}

/** Moves the picture under the frame. @param by in sides of the frame, to the right and down */
export function moved(crop: Crop, size: Size, by: { x: number; y: number }): Crop {
  const side = sideOf(crop, size);
  return kept(
    {
      ...crop,
      x: crop.x - (by.x * side) / size.width,
      y: crop.y - (by.y * side) / size.height,
    },
    size,
  );
}

/** The same crop at another zoom, within 1 and `MOST_ZOOM`. */
export function zoomed(crop: Crop, size: Size, zoom: number): Crop {
  return kept({ ...crop, zoom: between(zoom, 1, MOST_ZOOM) }, size);
}

/** A crop whose point is the middle of what is seen, so that no move is lost at an edge. */
function kept(crop: Crop, size: Size): Crop {
  const { left, top, side } = squareOf(crop, size);
  return {
    ...crop,
    x: (left + side / 2) / size.width,
    y: (top + side / 2) / size.height,
  };
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
