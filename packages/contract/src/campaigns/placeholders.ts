import { isElidedBefore } from "../person/elision.ts";

/** The placeholders that are offered first: a guest's own name. */
export const guestPlaceholders = ["[civilité]", "[prénoms]", "[nom]"] as const;

/** What is written of one of the couple. */
export const personFields = [
  "civilité",
  "prénoms",
  "nom",
  "e-mail",
  "contact 1",
  "contact 2",
] as const;
const ceremonyFields = ["date", "heure", "lieu"] as const;
export const brides = ["de la mariée", "de la fiancée"] as const;
export const grooms = ["du marié", "du fiancé"] as const;
export const ceremonies = [
  "de la cérémonie",
  "du kôkôkô",
  "de la dot",
  "du mariage civil",
  "du mariage religieux",
  "de la réception",
  "de la veillée",
  "de la levée du corps",
] as const;

export type Person = (typeof brides | typeof grooms)[number];

/** A placeholder about one of the couple: `[nom de la mariée]`. */
export function personPlaceholder(field: (typeof personFields)[number], person: Person): string {
  return `[${field} ${person}]`;
}

/** A placeholder about a ceremony: `[heure de la réception]`. */
export function ceremonyPlaceholder(
  field: (typeof ceremonyFields)[number],
  ceremony: (typeof ceremonies)[number],
): string {
  return `[${field} ${ceremony}]`;
}

/** The placeholders that an editor offers, in groups. */
export const placeholderGroups: readonly { title: string; placeholders: readonly string[] }[] = [
  {
    title: "Invité",
    placeholders: [...guestPlaceholders, "[e-mail]", "[contact 1]", "[contact 2]", "[lien]"],
  },
  { title: "Mariée", placeholders: allAbout("de la mariée") },
  { title: "Marié", placeholders: allAbout("du marié") },
  { title: "Fiancée", placeholders: allAbout("de la fiancée") },
  { title: "Fiancé", placeholders: allAbout("du fiancé") },
  {
    title: "Fête",
    placeholders: ["[hôtes]", "[événement]", "[défunt]", ...ceremonies.flatMap(allAt)],
  },
];

/** What only the notebook of a wedding has values for. */
const ofWeddings = new Set<string>([
  ...[...brides, ...grooms].flatMap(allAbout),
  ...(["du kôkôkô", "de la dot", "du mariage civil", "du mariage religieux"] as const).flatMap(
    allAt,
  ),
]);

/** What only the notebook of a funeral has values for. */
const ofFunerals = ["[défunt]", ...allAt("de la veillée"), ...allAt("de la levée du corps")];

/** The placeholders that an editor offers to a type of event, by its code. */
export function placeholderGroupsFor(typeCode: string | undefined): typeof placeholderGroups {
  const isFuneral = typeCode === "funeral";
  const left = [
    ...(typeCode === "wedding" ? [] : ofWeddings),
    ...(isFuneral ? allAt("de la réception") : ofFunerals),
  ];
  return placeholderGroups.flatMap(({ title, placeholders }) => {
    const offered = placeholders.filter((placeholder) => !left.includes(placeholder));
    if (offered.length === 0) return [];
    return [{ title: isFuneral && title === "Fête" ? "Obsèques" : title, placeholders: offered }];
  });
}

/** The placeholders that write what is private of the couple: their addresses and numbers. */
export const privatePlaceholders: ReadonlySet<string> = new Set(
  [...brides, ...grooms].flatMap((person) =>
    (["e-mail", "contact 1", "contact 2"] as const).map((field) =>
      personPlaceholder(field, person),
    ),
  ),
);

function allAt(ceremony: (typeof ceremonies)[number]): string[] {
  return ceremonyFields.map((field) => ceremonyPlaceholder(field, ceremony));
}

function allAbout(person: Person): string[] {
  return personFields.map((field) => personPlaceholder(field, person));
}

/** Every placeholder. `[table]` is not offered: cards are written before guests are seated, so that it has no value. */
export const allPlaceholders: readonly string[] = [
  ...placeholderGroups.flatMap(({ placeholders }) => placeholders),
  "[table]",
];

const known = new Set(allPlaceholders);

/** The values of placeholders. `others`: of every placeholder but the first three, by placeholder. */
export interface PlaceholderValues {
  civility: string;
  givenNames: string;
  lastName: string;
  others?: Readonly<Record<string, string>>;
}

const anyPlaceholder = /\[[^\]\n]{1,40}\]/g;

/** The unknown placeholders of a text: whatever else stands between square brackets. */
export function unknownPlaceholders(text: string): string[] {
  return (text.match(anyPlaceholder) ?? []).filter((placeholder) => !known.has(placeholder));
}

/** The known placeholders that a text uses, each once. */
export function usedPlaceholders(text: string): string[] {
  return [...new Set(text.match(anyPlaceholder) ?? [])].filter((placeholder) =>
    known.has(placeholder),
  );
}

/**
 * The placeholders among those of a text that are empty for a guest. A form of address is left out
 * where nobody knows it, and one name of the text suffices: neither is missing then.
 * @param has whether a placeholder has a value
 */
export function missingAmong(
  used: readonly string[],
  has: (placeholder: string) => boolean,
): string[] {
  const hasName = used.some((one) => (one === "[prénoms]" || one === "[nom]") && has(one));
  return used.filter((one) => !has(one) && !(hasName && isGuestPlaceholder(one)));
}

/** The placeholders of a text that have no value for a guest. */
export function missingPlaceholders(text: string, values: PlaceholderValues): string[] {
  const used = usedPlaceholders(text);
  const known = withKnownName(used, values);
  return missingAmong(used, (one) => Boolean(textOf(known, one)));
}

/**
 * The placeholders of a text that are not about the guest and that the notebook leaves empty.
 * @param ofEvent the values of the event's placeholders
 */
export function missingOfEvent(text: string, ofEvent: Readonly<Record<string, string>>): string[] {
  const ofGuest = placeholderGroups[0]?.placeholders ?? [];
  return usedPlaceholders(text).filter((one) => !ofGuest.includes(one) && !ofEvent[one]);
}

/**
 * The values of a guest for a text that says one of their names only: where that one is not known, the
 * other stands for it, so that « [civilité] [nom], » is « Adjoua, » for who has no other name.
 */
export function withKnownName<V extends Pick<PlaceholderValues, "givenNames" | "lastName">>(
  used: readonly string[],
  values: V,
): V {
  const { givenNames, lastName } = values;
  const isOnly = (one: string, other: string) => used.includes(one) && !used.includes(other);
  if (lastName === "" && isOnly("[nom]", "[prénoms]")) return { ...values, lastName: givenNames };
  if (givenNames === "" && isOnly("[prénoms]", "[nom]")) return { ...values, givenNames: lastName };
  return values;
}

/** The text as one guest reads it. A name that looks like a placeholder stays a name. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  const known = withKnownName(usedPlaceholders(text), values);
  return joinFilled(
    piecesOf(text),
    (placeholder) => textOf(known, placeholder) ?? placeholder,
    isGuestPlaceholder,
  );
}

/** The value of one placeholder of a longer text; an empty text for none. */
export function placeholderValue(values: PlaceholderValues, placeholder: string): string {
  return textOf(values, placeholder) ?? "";
}

/** A text as what is between its placeholders and its placeholders, in turn. */
function piecesOf(text: string): string[] {
  return text.split(/(\[[^\]\n]{1,40}\])/);
}

/** Whether a placeholder is a part of a guest's name, or the form of address before it. */
export function isGuestPlaceholder(placeholder: string): boolean {
  return guestPlaceholders.some((one) => one === placeholder);
}

/**
 * Joins texts and the values between them. An empty part of a name takes a space beside it along:
 * « [civilité] [prénoms] [nom], » without the first and the last is « Adjoua, ».
 * @param pieces texts and placeholders in turn, a text first
 */
export function joinFilled(
  pieces: readonly string[],
  fill: (placeholder: string) => string,
  isName: (placeholder: string) => boolean,
): string {
  // A text for SMS has only signs of its alphabet, which knows no typographic apostrophe.
  const apostrophe = pieces.some((piece, at) => at % 2 === 0 && /[’\u00a0]/.test(piece))
    ? "’"
    : "'";
  let joined = "";
  let takesSpace = false;
  for (const [at, piece] of pieces.entries()) {
    if (at % 2 === 0) {
      if (takesSpace && piece.startsWith(" ")) joined += piece.slice(1);
      else joined = (takesSpace && joined.endsWith(" ") ? joined.slice(0, -1) : joined) + piece;
      takesSpace = false;
    } else {
      const value = fill(piece);
      takesSpace = value === "" && isName(piece);
      joined = elideBefore(joined, value, apostrophe) + value;
    }
  }
  return joined;
}

/** « de » and « que » at the end of a text, before which no other word ends. */
const beforeName = /(?<!\p{L})([Dd]|[Qq]u|[Ll]orsqu|[Pp]uisqu)e $/u;

/** A text that a name follows: « le mariage de » is « le mariage d’ » before Awa. */
function elideBefore(text: string, name: string, apostrophe: string): string {
  const isName = /^\p{Lu}/u.test(name) && isElidedBefore(name);
  return isName ? text.replace(beforeName, `$1${apostrophe}`) : text;
}

/** A text that is filled in for many guests. */
export interface TextTemplate {
  /** Its known placeholders, each once. */
  used: readonly string[];
  /** The text with a value for each of its placeholders. */
  fill(values: ReadonlyMap<string, string>): string;
}

/** Prepares a text for many guests: it is searched for placeholders once. */
export function textTemplate(text: string): TextTemplate {
  const pieces = piecesOf(text);
  return {
    used: usedPlaceholders(text),
    fill: (values) =>
      joinFilled(
        pieces,
        (placeholder) => (known.has(placeholder) ? (values.get(placeholder) ?? "") : placeholder),
        isGuestPlaceholder,
      ),
  };
}

/** The text without its placeholders. */
export function withoutPlaceholders(text: string): string {
  return text.replace(anyPlaceholder, (placeholder) => (known.has(placeholder) ? "" : placeholder));
}

/** The text with what is around its placeholders changed, and every placeholder as it is. */
export function changeAroundPlaceholders(text: string, change: (around: string) => string): string {
  return piecesOf(text)
    .map((piece) => (known.has(piece) ? piece : change(piece)))
    .join("");
}

function textOf(values: PlaceholderValues, placeholder: string): string | undefined {
  if (placeholder === "[civilité]") return values.civility;
  if (placeholder === "[prénoms]") return values.givenNames;
  if (placeholder === "[nom]") return values.lastName;
  const { others } = values;
  return others && Object.hasOwn(others, placeholder) ? others[placeholder] : undefined;
}
