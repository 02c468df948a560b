/** How a message is written: plain text, or HTML of the editor, sanitised before it is stored. */
export type BodyFormat = "text" | "html";

const entities: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": "\u00a0",
  "&amp;": "&",
};

/**
 * A message without its formatting, as an SMS carries it: blank lines between paragraphs, a dash before
 * each item of a list, the address of a link behind its words.
 */
export function bodyText(body: string, format: BodyFormat): string {
  if (format === "text") return body;
  return body
    .replace(/<a ([^<>]*)>([^<]*)<\/a>/gi, (_, attributes: string, label: string) => {
      const address = /href="([^"]*)"/i.exec(attributes)?.[1] ?? label;
      return label === address ? address : `${label} (${address.replace(/^(mailto|tel):/, "")})`;
    })
    .replace(/<br\s*\/?>/gi, "\n")
    .replace(/<li[^<>]*>/gi, "- ")
    .replace(/<\/(p|ul|ol)>/gi, "\n\n")
    .replace(/<\/li>/gi, "\n")
    .replace(/<[^<>]*>/g, "")
    .replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
