import { fieldRefusal } from "@jdj/contract/call/refusals";
import { type BodyFormat, bodyText } from "@jdj/contract/campaigns/body-text";
import { cardMessages } from "@jdj/contract/campaigns/messages";
import sanitizeHtml from "sanitize-html";

/** The longest message, in characters of its text. */
const LONGEST = 2000;

/** A message as it is stored, and as plain text. */
export interface WrittenBody {
  body: string;
  format: BodyFormat;
  text: string;
}

/**
 * A message as it may be stored: of HTML only paragraphs, lists, emphasis and links remain; scripts,
 * styles, pictures and every other attribute are gone.
 * @throws 422 at `body` when no text remains, or too much
 */
export function readBody(body: string, format: BodyFormat): WrittenBody {
  const stored = format === "html" ? sanitize(body) : body;
  const text = bodyText(stored, format);
  if (text.trim() === "") throw fieldRefusal({ body: [cardMessages.bodyRequired] });
  if (text.length > LONGEST) throw fieldRefusal({ body: [cardMessages.bodyTooLong] });
  return { body: stored, format, text };
}

function sanitize(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ["p", "br", "strong", "em", "u", "ul", "ol", "li", "a"],
    allowedAttributes: { a: ["href"] },
    transformTags: {
      b: "strong",
      i: "em",
      div: "p",
      a: (tagName, attribs) => {
        const href = attribs.href ?? "";
        const isAllowed = href === "[lien]" || /^(https:\/\/|mailto:|tel:)/i.test(href);
        const attributes: Record<string, string> = isAllowed ? { href } : {};
        return { tagName, attribs: attributes };
      },
    },
  });
}
