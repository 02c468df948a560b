/** The most variants of an article, articles, pictures of an article, and delivery zones of a seller. */
export const VARIANTS_MAX = 40;
export const ARTICLES_MAX = 2000;
export const IMAGES_MAX = 10;
export const ZONES_MAX = 20;

/** A variant of a product runs low at so many units that may still be ordered, or fewer. */
export const LOW_STOCK = 3;

/** How many articles a page of the list has. */
export const ARTICLES_PER_PAGE = 24;

/** Where an article stands: on sale, seen by its team alone, or withdrawn by staff. */
export const articleStates = ["online", "draft", "suspended"] as const;

/** The filters of the list of articles. */
export const articleFilters = ["all", "online", "draft", "low"] as const;
