// Names under which browsers hold what this site stored. They stay as they are.

/** Every IndexedDB database of the site. */
export const databaseNames = {
  album: "jdj-album",
  cards: "jdj-cards",
  checkIn: "joie-du-jour-door",
  edits: "joie-du-jour",
} as const;

/** The key in localStorage of the number of edits that wait for the network. */
export const WAITING_EDITS = "jdj-waiting";
