/** The longest address of a site. */
export const LINK_MAX = 300;

/**
 * The address of another site as hosts type it, `hotel.ci` as well: with https where they wrote no
 * scheme. Null for anything that is not http or https, or that names no site, or a user.
 */
export function readSiteLink(text: string): string | null {
  const typed = text.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  if (url.username !== "" || url.password !== "" || !/\.[a-z]{2,}$/i.test(url.hostname))
    return null;
  return url.href.length <= LINK_MAX ? url.href : null;
}
