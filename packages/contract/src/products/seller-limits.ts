/** The most variants of a product, products, pictures of a product, and delivery zones of a seller. */
export const VARIANTS_MAX = 40;
export const PRODUCTS_MAX = 2000;
export const IMAGES_MAX = 10;
export const ZONES_MAX = 20;

/** A variant of goods runs low at so many units that may still be ordered, or fewer. */
export const LOW_STOCK = 3;

/** How many products a page of the list has. */
export const PRODUCTS_PER_PAGE = 24;

/** Where a product stands: on sale, seen by its team alone, or withdrawn by staff. */
export const productStates = ["online", "draft", "suspended"] as const;

/** The filters of the list of products. */
export const productFilters = ["all", "online", "draft", "low"] as const;
