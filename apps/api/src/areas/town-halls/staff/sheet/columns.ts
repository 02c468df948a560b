import { consoleMessages } from "@jdj/contract/console/messages";
import type { ConsoleTownHall, TownHallFields } from "@jdj/contract/console/town-halls";
import { foldLabel } from "../../../notebook/guests/sheet/fold-label.ts";
import { readDate } from "./read-date.ts";

/** What a row of a sheet says of a town hall, as far as its columns go. */
export type SheetHall = TownHallFields & { code: string; district: string };

/** What a cell means: a value, nothing said, or what is wrong. */
type Cell<T> = { value: T } | { error: string } | null;

/** A column of the sheet: its heading, what else people call it, and how a cell is written and read. */
export interface SheetColumn {
  key: keyof SheetHall;
  label: string;
  others: readonly string[];
  write(hall: ConsoleTownHall): string | number;
  read(text: string): Cell<unknown>;
}

const optional = (text: string): Cell<string | null> => ({ value: text === "" ? null : text });
const required = (text: string): Cell<string> => (text === "" ? null : { value: text });

function yesNo(text: string): Cell<boolean> {
  const folded = foldLabel(text);
  if (folded === "") return null;
  if (["oui", "o", "vrai", "1", "x", "yes", "true"].includes(folded)) return { value: true };
  if (["non", "n", "faux", "0", "no", "false"].includes(folded)) return { value: false };
  return { error: "Écrivez Oui ou Non." };
}

function degrees(text: string): Cell<number> {
  if (text === "") return null;
  const value = Number(text.replace(",", "."));
  return Number.isNaN(value) ? { error: consoleMessages.degreesWrong } : { value };
}

const costsWrong =
  "Écrivez chaque prix «\u00a0jours:montant\u00a0», séparés par des points-virgules.";

function costs(text: string): Cell<TownHallFields["costs"]> {
  const pairs = text.split(";").filter((pair) => pair.trim() !== "");
  const read = pairs.map((pair) => {
    const colon = pair.lastIndexOf(":");
    const amount = pair.slice(colon + 1).replace(/[\s\u00a0\u202f]/g, "");
    return { label: pair.slice(0, Math.max(colon, 0)).trim(), amount };
  });
  if (read.some(({ label, amount }) => label === "" || !/^\d{1,9}$/.test(amount)))
    return { error: costsWrong };
  return { value: read.map(({ label, amount }) => ({ label, amount: Number(amount) })) };
}

function date(text: string): Cell<string | null> {
  if (text === "") return { value: null };
  const value = readDate(text);
  return value === null ? { error: "Écrivez la date JJ/MM/AAAA." } : { value };
}

const column = (
  key: keyof SheetHall,
  label: string,
  others: readonly string[],
  read: SheetColumn["read"],
  write: SheetColumn["write"],
): SheetColumn => ({ key, label, others, read, write });

/** The columns of the sheet of town halls, in the order in which the export writes them. */
export const sheetColumns: readonly SheetColumn[] = [
  column("code", "Code", ["identifiant"], required, ({ code }) => code),
  column("town", "Commune", ["ville", "commune ou ville"], required, ({ town }) => town),
  column("name", "Mairie", ["nom", "nom de la mairie"], required, ({ name }) => name),
  column("district", "District", [], required, ({ district }) => district),
  column("shown", "Affichée", ["visible"], yesNo, ({ shown }) => (shown ? "Oui" : "Non")),
  column("address", "Adresse", [], optional, ({ address }) => address ?? ""),
  column(
    "phone_numbers",
    "Téléphones",
    ["telephone", "tel", "contact", "contacts"],
    optional,
    ({ phone_numbers: phones }) => phones ?? "",
  ),
  column("email", "E-mail", ["email", "mail", "courriel"], optional, ({ email }) => email ?? ""),
  column("website_link", "Site", ["site web"], optional, (hall) => hall.website_link ?? ""),
  column("wiki_link", "En savoir plus", ["wikipedia"], optional, (hall) => hall.wiki_link ?? ""),
  column("generalities", "Généralités", [], optional, (hall) => hall.generalities ?? ""),
  column(
    "supplementary_conditions",
    "Conditions supplémentaires",
    ["formalites", "dossier"],
    optional,
    (hall) => hall.supplementary_conditions ?? "",
  ),
  column("note_well", "Bon à savoir", ["nota bene"], optional, (hall) => hall.note_well ?? ""),
  column("costs", "Coûts de célébration", ["couts", "prix", "tarifs"], costs, (hall) =>
    hall.costs.map(({ label, amount }) => `${label}:${amount}`).join(";"),
  ),
  column("latitude", "Latitude", ["lat"], degrees, ({ latitude }) => latitude),
  column("longitude", "Longitude", ["lon", "lng", "long"], degrees, (hall) => hall.longitude),
  column("checked_on", "Vérifiée le", ["verifiee", "date de verification"], date, (hall) =>
    hall.checked_on === null ? "" : hall.checked_on.split("-").reverse().join("/"),
  ),
];
