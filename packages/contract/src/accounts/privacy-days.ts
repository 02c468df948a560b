/**
 * The days in which a request about personal data is answered: what the questions page of the site
 * promises (law n° 2013-450 gives the right to ask).
 */
export const PRIVACY_DAYS = 30;

/** How many days before the last one it is called near. */
export const PRIVACY_NEAR_DAYS = 7;
