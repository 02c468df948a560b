import { escapeHtml } from "@jdj/contract/content/escape-html";
import {
  fillPagePlaceholders,
  type PagePlaceholder,
  pagePlaceholders,
  periodPlaceholders,
} from "@jdj/contract/content/page-placeholders";
import { readSimpleHtml, writeSimpleHtml } from "@jdj/contract/content/simple-html";
import { calendarDate } from "../../../app-context.ts";
import { retentionPeriods } from "../../../retention-periods.ts";
import type { ApiSettings } from "../../../settings.ts";
import type { PageVersion } from "./queries.ts";

type Settings = Pick<
  ApiSettings,
  "brand" | "publicUrl" | "contacts" | "legal" | "closedServices" | "isProduction"
>;

/** The company that runs the site, as far as the settings name it: name, register, address. */
function publisher({ brand, legal }: Settings): string {
  const register = legal.register && `immatriculée au RCCM sous le numéro ${legal.register}`;
  return [legal.name ?? brand, register, legal.address].filter(Boolean).join(", ");
}

/** Who holds what is paid for providers, sellers and hosts, in a sentence. */
function heldFunds({ legal, closedServices, isProduction }: Settings): string {
  if (closedServices.includes("held-funds"))
    return "Ce site n’encaisse pas d’argent pour des prestataires, des vendeurs ou des hôtes\u00a0: vous les payez directement.";
  if (legal.fundsHeldBy !== null)
    return `L’argent payé ici pour un prestataire, un vendeur ou les hôtes d’un événement est détenu par ${legal.fundsHeldBy} jusqu’à son versement.`;
  return isProduction ? "" : "Sur ce site de démonstration, aucun argent n’est encaissé.";
}

/** What each placeholder of a page stands for. */
function placeholderValues(settings: Settings): Record<PagePlaceholder, string> {
  const { brand, contacts, legal } = settings;
  const periods = new Map<string, keyof typeof retentionPeriods>(
    Object.entries(periodPlaceholders),
  );
  const others = new Map<string, string>([
    ["marque", brand],
    ["éditeur", publisher(settings)],
    ["e-mail", contacts.email],
    ["e-mail des données", legal.contact ?? contacts.email],
    ["téléphone", contacts.phone],
    ["argent pour autrui", heldFunds(settings)],
  ]);
  const valueFor = (name: PagePlaceholder) => {
    const period = periods.get(name);
    return period === undefined ? (others.get(name) ?? "") : String(retentionPeriods[period]);
  };
  return Object.fromEntries(pagePlaceholders.map((name) => [name, valueFor(name)])) as Record<
    PagePlaceholder,
    string
  >;
}

/** The HTML of a text as visitors get it: placeholders filled, links to pages of the site complete. */
export function shownPageHtml(content: string, settings: Settings): string {
  const values = Object.fromEntries(
    Object.entries(placeholderValues(settings)).map(([name, value]) => [name, escapeHtml(value)]),
  ) as Record<PagePlaceholder, string>;
  const filled = fillPagePlaceholders(content, values);
  const complete = filled.replaceAll('<a href="/', `<a href="${settings.publicUrl}/`);
  return writeSimpleHtml(readSimpleHtml(complete));
}

/** A version in the shape of the historical call. */
export function presentPage(version: PageVersion, settings: Settings) {
  const { pageId, title, content, publishedFrom, savedAt, writtenOn } = version;
  return {
    id: pageId,
    title,
    value: shownPageHtml(content, settings),
    updated_on: writtenOn ?? calendarDate(publishedFrom ?? savedAt),
  };
}
