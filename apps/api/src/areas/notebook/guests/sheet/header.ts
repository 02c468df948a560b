import { foldLabel } from "./fold-label.ts";
import { columns, type SheetColumn } from "./sheet-reading.ts";

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

/** Other headings people give each column, folded. */
const otherLabels: Record<SheetColumn, readonly string[]> = {
  civility: ["civilites", "titre"],
  category: ["categories", "categorie d invite", "categorie de l invite", "categorie invite"],
  last_name: ["noms", "nom de famille"],
  given_names: ["prenom", "prenom s"],
  email: ["email", "mail", "adresse e mail", "adresse email", "adresse mail", "courriel"],
  phone_number_1: [
    ...["contact", "contacts", "telephone", "telephone 1", "tel", "tel 1"],
    ...["numero", "numero 1", "mobile", "numero de telephone", "numero de telephone 1"],
  ],
  phone_number_2: ["telephone 2", "tel 2", "numero 2", "mobile 2", "numero de telephone 2"],
};

/** Where each column stands in the sheet; the second phone may be absent. */
export type Header = ReadonlyMap<SheetColumn, number>;

const columnOf = new Map<string, SheetColumn>();
for (const column of columns) {
  columnOf.set(foldLabel(columnLabels[column]), column);
  for (const label of otherLabels[column]) columnOf.set(label, column);
}

/** The places of the columns when the line is the header, null when a compulsory one is missing. */
export function readHeader(texts: readonly string[]): Header | null {
  const header = new Map<SheetColumn, number>();
  texts.forEach((text, index) => {
    const column = columnOf.get(foldLabel(text.replace(/\((?:obligatoire|facultatif)\)/i, "")));
    if (column === undefined) return;
    if (!header.has(column)) header.set(column, index);
    else if (column === "phone_number_1" && !header.has("phone_number_2"))
      header.set("phone_number_2", index);
  });
  const whole = columns.every((column) => column === "phone_number_2" || header.has(column));
  return whole ? header : null;
}
