/** How long a session lasts, and the cookie that keeps it, in days. */
export const SESSION_DAYS = 60;
