/** The elements of a formalities text; none carries an attribute but a link its address. */
const elements = ["p", "h2", "h3", "ul", "ol", "li", "strong", "em", "br", "a"];

const tag = /<[^>]*>?/g;
const plainTag = new RegExp(`^</?(?:${elements.join("|")})>$`);
const link = /^<a href="(?:https:\/\/|mailto:|tel:\+|\/(?!\/))[^"<>\s]*">$/;

/**
 * Whether a text is HTML of a few harmless elements, properly nested. It recognises rather than
 * repairs: whatever is not on its short list makes the whole text unfit.
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

/** A text as it may be shown: itself when it is harmless HTML, else its letters with nothing live. */
export function shownHtml(html: string | null): string | null {
  if (html === null || isHarmlessHtml(html)) return html;
  return `<p>${html.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`)}</p>`;
}
