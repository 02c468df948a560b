import { collectionCalls } from "./collection/calls.ts";
import { publicAlbumCalls } from "./public-album/calls.ts";
import { sendingCalls } from "./sending/calls.ts";

/** The calls of the guests' photos, noun by noun. */
export const albumCalls = {
  collection: collectionCalls,
  sending: sendingCalls,
  publicAlbum: publicAlbumCalls,
};
