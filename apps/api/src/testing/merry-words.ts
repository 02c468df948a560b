/** What nobody in mourning may read: merry words, a sign of joy, and the product's name. */
const merry =
  /joie|fête|festi|célébr|heureux|félicit|réjoui|plaisir|bonheur|🎉|❤|!|save the date|réservez la date|\bJ-\d/giu;

/** The merry words of a text, each once, in lower case. Markup that nobody reads is left out. */
export function merryWordsIn(text: string): string[] {
  const read = text
    .replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>|<!doctype[^>]*>/giu, " ")
    .replace(/<!\[[^\]]*\]>/gu, " ");
  return [...new Set((read.match(merry) ?? []).map((word) => word.toLocaleLowerCase("fr")))];
}
