import { ownCookie } from "./own-cookie.ts";

const DAY = 24 * 60 * 60;

/**
 * Signed values by which the API recognises this device from earlier sign-ins. For a year: people come
 * back to their notebook after months. Kept after a sign-out: it grants no access, and without it
 * somebody else's wrong passwords would slow the owner down.
 */
export const knownDeviceCookie = ownCookie(
  "device",
  (value): value is string => typeof value === "string" && /^[\w.~-]{1,300}$/.test(value),
  { maxAge: 365 * DAY },
);

/**
 * A random UUID by which self-adding to an event is limited per device, not per address: mobile
 * operators share one address among many customers.
 */
export const guestDeviceCookie = ownCookie(
  "guest_device",
  (value): value is string => typeof value === "string" && /^[\w-]{36}$/.test(value),
  { maxAge: 30 * DAY },
);
