/**
 * The error that a loader throws when its user lost access to the event: the shell says so. It stands
 * alone, because the shell is sent to browsers, without the messages of all refusals.
 */
export const accessEnded = "access-ended";
