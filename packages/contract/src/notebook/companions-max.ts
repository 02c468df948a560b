/** The most people whom one guest may bring along. */
export const COMPANIONS_MAX = 10;
