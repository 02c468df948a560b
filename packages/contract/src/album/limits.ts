/** The most photos that the album of an event holds, those that wait or are put aside included. */
export const ALBUM_PHOTOS_MAX = 2000;

/** The most bytes that its stored pictures take: half a megabyte each. */
export const ALBUM_BYTES_MAX = 1024 ** 3;

/** Photos on a page of an album: it divides into rows of three, four and six. */
export const PHOTOS_A_PAGE = 48;

/** The longest side of a photo, in pixels, to which a phone scales it down before it sends it. */
export const SENT_SIDE = 2048;

/** The most photos that one act of the hosts names. */
export const CHOSEN_MAX = 500;
