/** A name as the header shows it: its first seven characters, and « … » when there were more. */
export function shortName(name: string): string {
  const signs = Array.from(name.trim());
  return signs.length > 7 ? `${signs.slice(0, 7).join("")}…` : signs.join("");
}

/** First letters of a word before which « de » loses its e: not the y of Yao, nor the h of Hamed. */
const elides =
  /^(?:[aeiouàâäæéèêëîïôöœùûü]|y[^aeiouàâäéèêëîïôöùûü]|h(?:[eéèêëiîïyôœu]|o(?!us))(?!ss))/iu;

/** « de Koffi Yao », « d’Awa Koné », « d’Hervé Assi »; of a shop « du Grand Baobab », « de chez Tantie ». */
export function ofName(name: string): string {
  if (/^le /iu.test(name)) return `du ${name.slice(3)}`;
  if (/^les /iu.test(name)) return `des ${name.slice(4)}`;
  if (isAtHome.test(name)) return `de ${atName(name)}`;
  return elides.test(name) ? `d’${name}` : `de ${name}`;
}

const isAtHome = /^chez /iu;

/** At a shop or a person: « chez Awa Koné »; « Chez Tantie Mariam » says so already: « chez Tantie Mariam ». */
export function atName(name: string): string {
  return isAtHome.test(name) ? `chez ${name.slice("chez ".length)}` : `chez ${name}`;
}

/**
 * Whose card or list it is, behind its noun: « d’Awa et Yann »; while nobody is named, the hosts are
 * called by their event: « : Les 60 ans de Tantie ».
 */
export function ofHosts({ name, hosts }: { name: string; hosts: string }): string {
  return hosts === name ? `\u00a0: ${name}` : ` ${ofName(hosts)}`;
}

/** Two initials for a portrait that is missing: « AK » for Awa Koné. */
export function initials(givenNames: string, lastName: string): string {
  const first = (text: string) => Array.from(text.trim())[0]?.toLocaleUpperCase("fr") ?? "";
  return first(givenNames) + first(lastName);
}

/** A last name as its first letter, « K. »: strangers recognise an author, and cannot look them up. */
export function nameInitial(lastName: string): string {
  const initial = initials("", lastName);
  return initial === "" ? "" : `${initial}.`;
}
