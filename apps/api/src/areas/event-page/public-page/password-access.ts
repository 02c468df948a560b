import type { Secrets } from "../../../secrets.ts";
import { readSignedToken, signedToken } from "../../../signed-token.ts";
import type { EventPageRow } from "../settings/open-page.ts";

const PURPOSE = "event-page";

/** A page, and which of its passwords opened it. */
const subjectOf = ({ id, passwordVersion }: Pick<EventPageRow, "id" | "passwordVersion">) =>
  `${id.toString(36)}.${passwordVersion.toString(36)}`;

/** What opens a page with a password from then on, until the hosts change it. */
export function makeAccess(secret: string, page: Pick<EventPageRow, "id" | "passwordVersion">) {
  return signedToken(secret, PURPOSE, subjectOf(page));
}

/** Whether something that a browser keeps opens a page. @param access several joined by `~` */
export function hasAccess(
  secrets: Secrets,
  page: Pick<EventPageRow, "id" | "passwordVersion">,
  access: string,
): boolean {
  return access
    .split("~")
    .some((token) => readSignedToken(secrets, PURPOSE, token) === subjectOf(page));
}
