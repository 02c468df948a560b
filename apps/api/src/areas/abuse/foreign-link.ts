/** Endings that no French word has: a bare `example.com` is a link. */
const endings =
  "com|net|org|info|biz|ci|fr|io|xyz|online|site|website|shop|click|icu|cc|tk|ga|cf|gq|ru|cn|africa|sn|bf|tg|bj|gh|ng|cm|dev|uk|eu|gg|win|vip|buzz|monster|work|loan|bid|cloud|space|tech|money|finance|bank";
/** Endings that are French words too, or their abbreviations: a link only before a slash, as in `wa.me/…`. */
const ambiguous = "me|to|pro|top|us|ca|be|ly|gl|tv|co|app|link|page|store|club|ml|live|sh|at|is|im";

const links = new RegExp(
  [
    "(?:[a-z][a-z0-9+.-]{0,30}://|www\\.)[^\\s<>\"')\\]]+",
    `(?<![@\\p{L}\\d.-])(?:[\\p{L}\\d-]+\\.)+(?:(?:${endings})(?![\\p{L}\\d@-])(?:[/?#:][^\\s<>"')\\]]*)?|(?:${ambiguous})/[^\\s<>"')\\]]+)`,
  ].join("|"),
  "giu",
);

/**
 * The first link of a text that leads to another site than ours, or null.
 * @param publicUrl where people reach us
 */
export function foreignLink(text: string, publicUrl: string): string | null {
  const own = new URL(publicUrl).host;
  for (const [link] of text.normalize("NFKC").matchAll(links)) {
    const address = /^[a-z][a-z0-9+.-]*:/i.test(link) ? link : `https://${link}`;
    const isOurs = URL.canParse(address) && new URL(address).host === own;
    if (!isOurs) return link.replace(/(?<![.,;:!?])[.,;:!?]+$/, "");
  }
  return null;
}

/** A text that somebody wrote, for a message of ours: `otherwise` in place of one with a foreign link. */
export function withoutForeignLink(text: string, otherwise: string, publicUrl: string): string {
  return foreignLink(text, publicUrl) === null ? text : otherwise;
}
