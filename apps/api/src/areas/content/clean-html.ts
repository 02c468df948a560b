import sanitizeHtml from "sanitize-html";

/**
 * A rich text of staff as it is stored: of HTML only headings, paragraphs, lists, emphasis and links
 * to https, an e-mail, a number or a page of the site remain.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ["p", "h2", "h3", "ul", "ol", "li", "strong", "em", "br", "a", "blockquote"],
    allowedAttributes: { a: ["href"] },
    transformTags: {
      b: "strong",
      i: "em",
      div: "p",
      h1: "h2",
      h4: "h3",
      a: (tagName, { href = "" }) => {
        const isAllowed = /^(?:https:\/\/|mailto:|tel:\+|\/(?!\/))[^"<>\s]+$/i.test(href);
        const attribs: Record<string, string> = isAllowed ? { href } : {};
        return { tagName, attribs };
      },
    },
    exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
      (tag === "p" && text.trim() === "" && (mediaChildren?.length ?? 0) === 0) ||
      (tag === "a" && attribs.href === undefined && text === ""),
  })
    .replaceAll("<br />", "<br>")
    .replace(/<a>(.*?)<\/a>/gs, "$1")
    .replace(/<li><p>((?:(?!<\/?p>).)*)<\/p><\/li>/gs, "<li>$1</li>")
    .trim();
}
