import type { PhotoState } from "@jdj/contract/album/photo-state";
import { at } from "@jdj/contract/paths/addresses";

/** The views of the photos by the value of the address. */
const views: readonly (readonly [value: string, state: PhotoState])[] = [
  ["attente", "waiting"],
  ["album", "shown"],
  ["ecartees", "hidden"],
];

/** The state that an address asks for; undefined for none, or an unknown one. */
export function stateFrom(value: string | null): PhotoState | undefined {
  return views.find(([name]) => name === value)?.[1];
}

/** The address of a page of the photos in a state. */
export function albumAddress(state: PhotoState, page = 1): string {
  const view = views.find(([, one]) => one === state)?.[0] ?? "";
  return `${at("album")}?vue=${view}${page > 1 ? `&page=${page}` : ""}`;
}
