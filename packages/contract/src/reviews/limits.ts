/** Characters of a review. */
export const LONGEST_REVIEW = 242;

/** Characters of a provider's reply. */
export const LONGEST_REPLY = 500;

/** Characters of a review of a product. */
export const LONGEST_PRODUCT_REVIEW = 600;
