/** The elements of a formalities text; only a link has an attribute, its address. */
const elements = ["p", "h2", "h3", "ul", "ol", "li", "strong", "em", "br", "a"];

const tag = /<[^>]*>?/g;
const plainTag = new RegExp(`^</?(?:${elements.join("|")})>$`);
const link = /^<a href="(?:https:\/\/|mailto:|tel:\+|\/(?!\/))[^"<>\s]*">$/;

/**
 * Whether a text is HTML of a few harmless elements, properly nested. It recognises and does not
 * repair: anything that is not on the short list makes the whole text unsafe.
 */
export function isHarmlessHtml(html: string): boolean {
  const open: string[] = [];
  for (const [found] of html.matchAll(tag)) {
    if (!plainTag.test(found) && !link.test(found)) return false;
    const name = /\w+/.exec(found)?.[0] ?? "";
    if (name === "br") {
      if (found !== "<br>") return false;
    } else if (found.startsWith("</")) {
      if (open.pop() !== name) return false;
    } else {
      if (found === "<a>") return false;
      open.push(name);
    }
  }
  return open.length === 0;
}

/** A text as it may be shown: unchanged when it is harmless HTML, else escaped. */
export function shownHtml(html: string | null): string | null {
  if (html === null || isHarmlessHtml(html)) return html;
  return `<p>${html.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`)}</p>`;
}
