import { z } from "zod";

/** The French name of each type. */
const kinds: Record<string, string> = {
  string: "un texte",
  number: "un nombre",
  int: "un nombre entier",
  bigint: "un nombre entier",
  boolean: "vrai ou faux",
  date: "une date",
  array: "une liste",
  tuple: "une liste",
  set: "une liste",
  object: "un groupe de champs",
  record: "un groupe de champs",
  map: "un groupe de champs",
  file: "un fichier",
};

/** The French name of each text format. */
const formats: Record<string, string> = {
  email: "une adresse e-mail valide",
  url: "une adresse web valide",
  datetime: "un instant au format AAAA-MM-JJThh:mm:ssZ",
  date: "une date au format AAAA-MM-JJ",
  time: "une heure au format hh:mm",
  uuid: "un identifiant valide",
};

const invalid = "Ce champ n’est pas valide";

/** The unit of a length or a size, by what is measured. */
const units: Record<string, [one: string, many: string]> = {
  string: ["caractère", "caractères"],
  array: ["élément", "éléments"],
  tuple: ["élément", "éléments"],
  set: ["élément", "éléments"],
  file: ["octet", "octets"],
};

function amount(limit: number | bigint, origin: string): string {
  const unit = units[origin];
  if (unit === undefined) return String(limit);
  return `${limit} ${Number(limit) > 1 ? unit[1] : unit[0]}`;
}

/**
 * The sentence for an invalid field for which its contract has none. It contains no type name of
 * the program, because people read it beside a field.
 */
export function frenchIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type": {
      if (issue.input === undefined) return "Ce champ est requis";
      const kind = kinds[issue.expected];
      return kind === undefined ? invalid : `Ce champ doit être ${kind}`;
    }
    case "too_small": {
      const verb = units[issue.origin] === undefined ? "valoir" : "compter";
      return `Ce champ doit ${verb} au moins ${amount(issue.minimum, issue.origin)}`;
    }
    case "too_big":
      return `Ce champ ne peut dépasser ${amount(issue.maximum, issue.origin)}`;
    case "invalid_format": {
      const format = formats[issue.format];
      return format === undefined
        ? "Ce champ n’est pas au bon format"
        : `Ce champ doit être ${format}`;
    }
    case "not_multiple_of":
      return `Ce champ doit être un multiple de ${issue.divisor}`;
    case "unrecognized_keys":
      return issue.keys.length === 1
        ? `Champ inconnu\u00a0: ${issue.keys.join()}`
        : `Champs inconnus\u00a0: ${issue.keys.join(", ")}`;
    case "invalid_value":
      return `Ce champ doit être l’une de ces valeurs\u00a0: ${issue.values.map(String).join(", ")}`;
    default:
      return invalid;
  }
}

z.config({ customError: frenchIssue });
