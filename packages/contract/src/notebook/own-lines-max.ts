/** How many lines of their own the hosts of an event may add to a section. */
export const OWN_LINES_MAX = 100;
