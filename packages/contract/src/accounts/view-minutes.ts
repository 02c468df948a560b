/** How long staff may look at a notebook, in minutes. */
export const VIEW_MINUTES = 30;
