/** Settings that are unknown, missing or wrong; the message has one line for each, which names it. */
export class SettingsError extends Error {}
