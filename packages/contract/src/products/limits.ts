/** Products of a page of the search, by the specification. */
export const PRODUCTS_A_PAGE = 9;

/** The shortest text that is searched while it is typed, in characters. */
export const SHORTEST_SEARCH = 2;

/** Characters of a product's name in lists; a longer one is cut. */
export const LONGEST_NAME = 50;

/** Products on a page of a seller. */
export const SHOP_PRODUCTS_A_PAGE = 12;

/** Characters of a question to a seller, and of the answer. */
export const LONGEST_QUESTION = 500;
export const LONGEST_ANSWER = 1000;

/** Answered questions on the page of a product. */
export const QUESTIONS_SHOWN = 3;
