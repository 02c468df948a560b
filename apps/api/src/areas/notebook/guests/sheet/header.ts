import { type SheetColumn, sheetColumns } from "@jdj/contract/notebook/sheet-columns";
import type { NameOrder } from "@jdj/contract/person/read-name";
import { foldLabel } from "./fold-label.ts";

/** The heading of each column, as the template and the error messages name it. */
export const columnLabels: Record<SheetColumn, string> = {
  civility: "Civilité",
  category: "Catégorie",
  last_name: "Nom",
  given_names: "Prénoms",
  email: "E-mail",
  phone_number_1: "Contact 1",
  phone_number_2: "Contact 2",
};

/** Other headings people give each column, in French and in English, folded. */
const otherLabels: Record<SheetColumn | "full_name", readonly string[]> = {
  civility: ["civilites", "titre", "title", "civility", "salutation", "sexe"],
  category: [
    ...["categories", "categorie d invite", "categorie de l invite", "categorie invite"],
    ...["category", "group", "groupe", "cote", "lien"],
  ],
  last_name: ["noms", "nom de famille", "last name", "lastname", "surname", "family name"],
  given_names: [
    ...["prenom", "prenom s", "first name", "firstname", "first names"],
    ...["given name", "given names", "forename"],
  ],
  email: [
    ...["email", "mail", "adresse e mail", "adresse email", "adresse mail", "courriel"],
    ...["emails", "e mails", "email address", "e mail address"],
  ],
  phone_number_1: [
    ...["contact", "contacts", "telephone", "telephone 1", "telephones", "tel", "tel 1", "phone"],
    ...[
      "numero",
      "numeros",
      "numero 1",
      "mobile",
      "portable",
      "cellulaire",
      "cel",
      "gsm",
      "phone 1",
    ],
    ...["numero de telephone", "numero de telephone 1", "no de telephone", "n de telephone"],
    ...["whatsapp", "numero whatsapp", "phone number", "phone numbers", "mobile phone", "cell"],
  ],
  phone_number_2: [
    ...["telephone 2", "tel 2", "numero 2", "mobile 2", "numero de telephone 2", "phone 2"],
    ...["autre telephone", "autre contact", "autre numero", "second phone"],
  ],
  full_name: [
    ...["nom et prenoms", "nom et prenom", "noms et prenoms", "nom prenoms", "nom prenom"],
    ...["noms prenoms", "nom et prenom s", "nom s et prenom s", "prenoms et nom", "prenom et nom"],
    ...["prenom nom", "nom complet", "invite", "invites", "nom de l invite", "name", "names"],
    ...["full name", "fullname", "guest", "guests", "guest name"],
  ],
};

/** Where each column stands in the sheet, and how a column of whole names writes them. */
export interface Header {
  at: ReadonlyMap<SheetColumn | "full_name", number>;
  /** Whether every compulsory column of the template is there, under its own heading. */
  isTemplate: boolean;
  nameOrder: NameOrder;
}

const columnOf = new Map<string, SheetColumn | "full_name">();
const ownLabels = new Map(sheetColumns.map((column) => [foldLabel(columnLabels[column]), column]));
for (const [column, labels] of Object.entries(otherLabels))
  for (const label of labels) columnOf.set(label, isColumn(column) ? column : "full_name");
for (const [label, column] of ownLabels) columnOf.set(label, column);

function isColumn(name: string): name is SheetColumn {
  return sheetColumns.some((column) => column === name);
}

/** The places of the columns when the line is a header, which names at least the guests; else null. */
export function readHeader(texts: readonly string[]): Header | null {
  const at = new Map<SheetColumn | "full_name", number>();
  const labels = texts.map((text) =>
    foldLabel(
      text.replace(/\((?:obligatoire|facultatif)\)/i, "").replace(/n°\s*(?=\p{L})/giu, "numero "),
    ),
  );
  labels.forEach((label, index) => {
    const column = columnOf.get(label);
    if (column === undefined) return;
    if (!at.has(column)) at.set(column, index);
    else if (column === "phone_number_1" && !at.has("phone_number_2") && at.get(column) !== index)
      at.set("phone_number_2", index);
    // « Numéro » beside another column of phones counts the lines.
    if (column === "phone_number_1" && at.get(column) === labels.indexOf("numero")) {
      const other = labels.findIndex((one, place) => place > index && columnOf.get(one) === column);
      if (other >= 0) at.set(column, other);
    }
  });
  const own = new Set(labels.map((label) => ownLabels.get(label)));
  const isTemplate = sheetColumns.every((column) => column === "phone_number_2" || own.has(column));
  // Beside given names, « Nom » is the last one; alone it may be all of a name.
  const isAlone = at.has("last_name") && !at.has("given_names") && !at.has("full_name");
  if (isAlone) {
    at.set("full_name", at.get("last_name") ?? 0);
    at.delete("last_name");
  }
  const label = labels[at.get("full_name") ?? -1] ?? "";
  const nameOrder = label.startsWith("nom") ? "last-first" : "given-first";
  const names = ["last_name", "given_names", "full_name"] as const;
  return names.some((name) => at.has(name)) ? { at, isTemplate, nameOrder } : null;
}
