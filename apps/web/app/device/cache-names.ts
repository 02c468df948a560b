// The names of the browser's caches, for the pages and for the service worker.

/** Prefix of the cache of a build's files; the build id follows. */
export const FILES = "joie-files-";

/** Prefix of the cache of a person's pages; the user id follows. There is one at most. */
export const PERSONAL = "joie-person-";

/** Cache of the pages of the check-in and of the sending of photos: whoever has the link may open them, signed in or not. */
export const CHECK_IN = "joie-accueil";

/** The header of a cached page that names the build whose files it needs. */
export const BUILD_HEADER = "x-build";
