import { viewAddress, viewSize, views } from "./views.ts";

/** The drawn views of a town hall as its first pictures, the front on top. */
export function drawnPhotos({ id, code }: { id: number; code: string }) {
  return views.map(({ name, caption }, position) => ({
    townHallId: id,
    path: viewAddress(code, name),
    caption,
    ...viewSize,
    onTop: position === 0,
    position,
  }));
}
