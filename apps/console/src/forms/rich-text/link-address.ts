const allowed = /^(?:https:\/\/|mailto:|tel:\+|\/(?!\/))[^"<>\s]+$/;

/** Whether a link of a text may lead there: https, an e-mail, a number, a page of this site. */
export function isLinkAddress(address: string): boolean {
  return allowed.test(address);
}

/** The address that was meant: `exemple.ci` is one of the web, `a@b.ci` an e-mail. */
export function readLinkAddress(typed: string): string {
  const address = typed.trim();
  if (address === "" || isLinkAddress(address)) return address;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`;
  if (/^[\w-]+(\.[\w-]+)+(\/|$)/.test(address)) return `https://${address}`;
  return address;
}
