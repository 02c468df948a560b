/** The most script errors that one visit reports; apart, so that every page's script may know it. */
export const FIELD_ERRORS_MAX = 5;
