// The caches of a browser that holds the site, named once for the pages and for the service worker.

/** Before the build whose files a cache holds. */
export const FILES = "joie-files-";

/** Before the number of the person whose pages a cache holds. There is one at most. */
export const PERSONAL = "joie-person-";

/** Pages of the check-in: whoever holds the link has them, signed in or not. */
export const CHECK_IN = "joie-accueil";

/** The header of a cached page that names the build whose files it needs. */
export const BUILD_HEADER = "x-build";
