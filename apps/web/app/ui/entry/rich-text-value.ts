/** A placeholder, filled in for each recipient. */
export interface Placeholder {
  /** Its text, with brackets: « [prénoms] ». */
  mark: string;
  /** Its label in the menu. */
  label: string;
}

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": "\u00a0",
};

/**
 * The plain text of a rich text's HTML: a line for each paragraph and list item, a bullet before the
 * latter, no tags. Used to count characters, and in the plain box before the editor is loaded.
 */
export function plainText(html: string): string {
  return html
    .replace(/<li[^<>]*>\s*(?:<p[^<>]*>)?/gi, "• ")
    .replace(/<br[^<>]*>/gi, "\n")
    .replace(/<\/(?:p|li|ul|ol)>\s*(?=<\/(?:p|li|ul|ol)>|$)/gi, "")
    .replace(/<\/(?:p|li|ul|ol)>/gi, "\n")
    .replace(/<[^<>]*>/g, "")
    .replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => entities[entity] ?? entity);
}

/** Plain lines as a rich text's HTML: a paragraph for each, an empty one for an empty line. */
export function htmlOf(text: string): string {
  if (text === "") return "";
  const safe = text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
  return safe
    .split(/\r?\n/)
    .map((line) => `<p>${line}</p>`)
    .join("");
}

/** Whether a stored value is HTML: a draft may contain lines that were typed without script. */
export function isHtml(value: string): boolean {
  return /^\s*<(?:p|ul|ol|br)[\s>/]/i.test(value);
}

/** The address of a typed link: `exemple.ci` is completed; null when it is invalid. */
export function linkAddress(typed: string): string | null {
  const given = typed.trim();
  if (/\s/.test(given) || given === "") return null;
  if (/^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(given)) return given;
  if (/^[^@/]+@[^@/]+\.[a-z]{2,}$/i.test(given)) return `mailto:${given}`;
  return /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.[a-z]{2,}(?:[/?#].*)?$/iu.test(given)
    ? `https://${given}`
    : null;
}
