import { dateAndTime, grouped, longDay } from "../format.ts";

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
const isInstant = (text: string) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:[\d.]+Z$/.test(text);
const isHtml = (text: string) => /^\s*<(p|h\d|ul|ol|div|strong|em|a)[\s>]/i.test(text);

/** What a person reads of harmless HTML: its text, a line for each paragraph. */
function textOfHtml(html: string): string {
  return html
    .replace(/<\/(p|h\d|li|div)>|<br\s*\/?>/gi, "\n")
    .replace(/<[^<>]*>/g, "")
    .replace(/&nbsp;/g, "\u00a0")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .trim();
}

function textOfString(value: string): string {
  if (value === "") return "–";
  if (isDay(value)) return longDay(value);
  if (isInstant(value)) return dateAndTime(value);
  return isHtml(value) ? textOfHtml(value) : value;
}

/**
 * A value of a record as a person reads it: yes and no, dates and numbers in French, a list with a
 * line for each item, an item's fields separated by « : », HTML as its text; a dash for nothing.
 */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return value ? "Oui" : "Non";
  if (typeof value === "number") return grouped(value);
  if (typeof value === "string") return textOfString(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return "–";
    const isShort = value.every((item) => typeof item !== "object");
    return value.map(valueText).join(isShort ? ", " : "\n");
  }
  // The number of a row says nothing beside its other fields.
  const fields = Object.entries(value).filter(([name]) => name !== "id");
  const shown = fields.filter(([, item]) => item !== null && item !== "").map(([, item]) => item);
  return shown.length === 0 ? "–" : shown.map(valueText).join("\u00a0: ");
}
