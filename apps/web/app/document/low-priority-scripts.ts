const asked = '<link rel="modulepreload"';
const head = Buffer.from("</head>");

/**
 * A page with its `modulepreload` links at low priority. Browsers ask for them like for a font, at
 * high priority, and each of the hundred kilobytes of a hydrated page would compete with the document
 * and the fonts, which are all that the first paint needs. `<Scripts>` of the router has no property for it.
 */
export function withLowPriorityScripts(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const end = page.indexOf(head);
  if (end === -1) return page;
  const written = page.toString("utf8", 0, end).replaceAll(asked, `${asked} fetchpriority="low"`);
  return Buffer.concat([Buffer.from(written), page.subarray(end)]);
}
