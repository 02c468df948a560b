/** The longest address of an article. */
const MOST = 80;

/** The address of an article made of its title: « Choisir le lieu » becomes `choisir-le-lieu`. */
export function slugOf(title: string): string {
  const plain = title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");
  const slug = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-+|(?<!-)-+$/g, "");
  return slug.slice(0, MOST).replace(/(?<!-)-+$/, "") || "article";
}
