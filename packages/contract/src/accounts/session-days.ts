/** The lifetime of a session and of its cookie, in days. */
export const SESSION_DAYS = 60;
