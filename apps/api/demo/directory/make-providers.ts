import type { PriceUnit } from "@jdj/contract/prices/price-unit";
import { pictureAddress } from "../../src/areas/providers/drawings/routes.ts";
import { isTradeCode } from "../../src/drawings/scenes/scenes.ts";
import { tradeObjects } from "../../src/drawings/trade-objects.ts";
import { type OpenDay, openings } from "./opening-hours.ts";
import type { Trade } from "./trade.ts";
import { trades } from "./trades.ts";

/** A provider of the demonstration, before it has a number. */
export interface DemoProvider {
  name: string;
  /** The names of their towns; the first is where they work. */
  towns: readonly string[];
  services: readonly string[];
  opening: readonly OpenDay[];
  prices: readonly [min: number, max: number] | null;
  unit: PriceUnit;
  shortDescription: string;
  /** The rest of their page, as HTML. */
  description: string;
}

/** Names of places, trees and birds: nobody is called so. */
const evocations =
  "Baobab|Fromager|Calao|Bandama|Comoé|Soleil d’ébène|Lagune claire|Harmattan|Perle d’or|Cauris|Kola|Djembé|Ficus|Palmier bleu|Étoile du Sud|Nénuphar|Tisserin|Colibri|Flamboyant|Manguier|Acajou|Iroko|Sassandra|Cavally|Lamantin|Ibis|Corail|Raphia|Hibiscus|Frangipanier|Papyrus|Toucan|Safran|Cannelle|Orchidée|Turquoise|Nacre|Aurore|Horizon|Boussole".split(
    "|",
  );

/** Where many providers work, several times each, and the towns with a few. */
const places =
  "Cocody|Yopougon|Marcory|Cocody|Treichville|Plateau|Koumassi|Cocody|Adjamé|Abobo|Bingerville|Port-Bouët|Grand-Bassam|Yamoussoukro|Bouaké|San-Pédro|Korhogo|Daloa|Man|Gagnoa|Abengourou|Yopougon|Marcory|Anyama|Songon|Attécoubé|Soubré|Divo|Agboville|Adzopé|Dabou|Aboisso|Dimbokro|Bondoukou|Odienné|Ferkessédougou|Séguéla|Katiola|Bouaflé|Toumodi|Sassandra|Guiglo|Boundiali|Bongouanou|Bouna".split(
    "|",
  );

const terms = [
  "Un acompte de 30 % retient la date, le reste se règle la semaine de la fête.",
  "La date est retenue dès la signature, avec la moitié du prix.",
  "Le devis est gratuit et vaut trente jours.",
  "Une annulation à plus de soixante jours est remboursée.",
  "Le déplacement est compris dans la ville, puis compté au kilomètre.",
];

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error("An empty list");
  return found;
};

/** A price that somebody would ask: three digits at most, then zeros. */
function plausible(price: number): number {
  const unit = 10 ** Math.max(Math.floor(Math.log10(price)) - 1, 2);
  return Math.round(price / unit) * unit;
}

function priceOf({ prices: [least, most, times] }: Trade, nth: number): DemoProvider["prices"] {
  // A few name no price.
  if (nth % 17 === 16) return null;
  const min = plausible(least + ((most - least) * ((nth * 7) % 11)) / 10);
  return [min, plausible(min * (1.5 + ((times - 1.5) * ((nth * 5) % 7)) / 6))];
}

/**
 * The `nth` invented provider of the demonstration: every trade in turn, no two of them with the same
 * name, place, prices and sentences.
 */
export function makeProvider(nth: number): DemoProvider {
  const codes = Object.keys(trades);
  const code = at(codes, nth);
  const trade = trades[code];
  if (!trade) throw new Error(`No trade ${code}`);
  const round = Math.floor(nth / codes.length);
  const title = at(trade.titles, round);
  const name = `${title} ${at(evocations, nth * 3 + round)} (exemple)`;
  const town = at(places, nth * 4 + round);
  const offer = at(trade.offers, round);
  const detail = at(trade.details, round + Math.floor(round / trade.offers.length));
  const opening = at(openings, nth + round);
  const prices = priceOf(trade, nth);
  const years = 2 + ((nth * 3) % 19);
  const parties = 20 + ((nth * 13) % 180);
  return {
    name,
    towns: nth % 5 === 0 ? [town, at(places, nth * 4 + round + 7)] : [town],
    services: trade.also && nth % 3 === 0 ? [code, trade.also] : [code],
    opening: opening.days,
    prices,
    unit: prices === null ? "request" : (trade.unit ?? "event"),
    shortDescription: `${offer}. ${detail}.`,
    description: [
      `<p>${offer}. ${detail}. Depuis ${years} ans, ${parties} fêtes à ${town} et alentour.</p>`,
      `<p>${opening.sentence}</p>`,
      `<p>${at(terms, nth * 2 + round)}</p>`,
      "<p>Ce prestataire est un exemple, inventé pour la démonstration.</p>",
    ].join(""),
  };
}

/** The drawn pictures of a provider, three to eight: the scenes of its trades, the cover first, and their objects. */
export function makeMedia(services: readonly string[], id: number, nth: number) {
  const trades = services.filter(isTradeCode);
  const pictures = [
    ...trades.map((trade) => [trade, tradeObjects[trade].scene] as const),
    ...trades.flatMap((trade) => tradeObjects[trade].objects),
  ];
  return pictures.slice(0, 3 + ((nth * 5) % 6)).map(([name, caption], index) => ({
    type: "photo" as const,
    path: pictureAddress(name, id, index),
    caption: `${caption}, dessin`,
    width: 960,
    height: 640,
    cover: index === 0,
    position: index + 1,
  }));
}

/** Saturdays and some weekdays of the next six months on which a provider is taken. */
export function makeBusyDays(nth: number, today: string): string[] {
  const start = Date.parse(`${today}T00:00:00Z`);
  const days = Array.from({ length: 180 }, (_, ahead) => new Date(start + ahead * 86_400_000));
  return days
    .filter((day, ahead) => {
      const weekday = day.getUTCDay();
      const chance = (ahead * 7 + nth * 13) % 10;
      return weekday === 6 ? chance < 3 : weekday === 0 ? chance < 1 : false;
    })
    .map((day) => day.toISOString().slice(0, 10));
}
