import type { EventPageVisibility } from "@jdj/contract/event-page/visibility";
import { isSecretAddress } from "@jdj/contract/event-page/visibility";
import { makeLinkToken } from "../../../crypto/token.ts";

/** How many signs the key of an address has: 60 random bits. */
const KEY_LENGTH = 12;

/** The address of a page: with a fresh key that cannot be guessed unless the page is public. */
export function makeSlug(name: string, visibility: EventPageVisibility): string {
  return isSecretAddress(visibility) ? `${name}-${makeLinkToken().slice(0, KEY_LENGTH)}` : name;
}

/** Whether a page needs another address once others may see it: one without a key can be guessed. */
export function needsKey(
  { name, slug }: { name: string; slug: string },
  visibility: EventPageVisibility,
): boolean {
  return isSecretAddress(visibility) && visibility !== "off" && slug === name;
}
