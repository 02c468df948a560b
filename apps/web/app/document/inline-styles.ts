/** The stylesheets that the document had inline when it came; empty on the server. */
export const inlineHrefs = new Set(
  typeof document === "undefined"
    ? []
    : [...document.querySelectorAll("style[data-href]")].flatMap(
        (style) => style.getAttribute("data-href")?.split(" ") ?? [],
      ),
);

/**
 * Tells the router which stylesheets are there: it fetches those of a route before each answer of its
 * loaders and actions, unless the document has a link to them. Without it a page's first save waits
 * for some 10 KB that it has. A disabled link is not fetched.
 */
export function linkInlineStyles(): void {
  for (const href of inlineHrefs) {
    const link = { rel: "stylesheet", href, disabled: true };
    document.head.append(Object.assign(document.createElement("link"), link));
  }
}
