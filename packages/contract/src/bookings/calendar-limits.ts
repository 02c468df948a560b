/** The longest notice that a provider may ask for, in days. */
export const NOTICE_MAX_DAYS = 365;

/** How many calendars kept elsewhere a provider may connect. */
export const MOST_EXTERNAL_CALENDARS = 3;
