import { withoutAccents } from "../person/without-accents.ts";

/** What may stand before the name of a place. The specification has the first two. */
export const placePrefixes = ["à", "au", "à la", "à l’", "aux", "chez"] as const;
export type PlacePrefix = (typeof placePrefixes)[number];

/** Common nouns of places, folded, by what stands before them. */
const placeNouns = new Map<string, PlacePrefix>([
  ...listed(
    "à la",
    `mairie salle maison paroisse cathedrale chapelle basilique mosquee residence villa plage ferme
    place cite terrasse piscine cour concession chefferie prefecture guest-house baie lagune cave
    discotheque brasserie pizzeria patisserie bibliotheque mediatheque fondation gare clairiere
    pagode zawiya synagogue case hacienda permanence rotonde tour galerie pelouse`,
  ),
  ...listed(
    "au",
    `palais restaurant domicile jardin parc centre foyer complexe lycee college temple village maquis
    club chateau domaine stade quartier golf musee campement bar salon hall hangar sanctuaire couvent
    monastere presbytere groupe tribunal district conseil secteur gymnase theatre cinema bureau
    carrefour rond-point siege local cercle casino port quai toit rooftop lounge hameau ranch lac
    zoo marche terrain camp mess pavillon studio chapiteau bord`,
  ),
  ...listed(
    "à l’",
    `eglise hotel espace ecole esplanade auditorium auberge immeuble hopital amphitheatre institut
    universite ambassade association annexe agora amicale etablissement ilot ile embarcadere
    orphelinat hippodrome hemicycle archeveche eveche oratoire imprimerie usine entrepot atelier
    appartement aire aeroport`,
  ),
  ...listed("aux", "jardins salons terrasses berges pelouses bords"),
  ...listed(
    "chez",
    `maman papa tantie tante tonton oncle grand-mere grand-pere mamie papi monsieur madame
    mademoiselle docteur pasteur nos mes notre mon ma leurs leur ses son sa`,
  ),
]);

/** First words of names that have an article of their own: quarters, hotels, titles. */
const names = new Map<string, PlacePrefix>([
  ...listed(
    "au",
    `plateau banco vallon djibi sofitel novotel radisson pullman movenpick noom seen hilton
    grand petit nouveau vieux`,
  ),
  ...listed("à la", "riviera palmeraie grande petite nouvelle vieille"),
  ...listed("à l’", "ancien ancienne ibis azalai onomo"),
  ...listed("aux", "deux ii vallons"),
  ...listed("chez", "m mme mlle mr dr"),
]);

/** Towns that begin like « le grand hôtel ». */
const grandTowns = /^grand[\s-](?:bassam|lahou|bereby|zattry)/;

const articles = /^(?:(le|la|les)\s+|(l)[’']\s*)(?=\S)/iu;
const typedPrefix = /^(?:(à la|à l[’']|aux?|à|chez)\s*)(?=\S)/iu;

function listed(prefix: PlacePrefix, nouns: string): [string, PlacePrefix][] {
  return nouns.split(/\s+/).map((noun) => [noun, prefix]);
}

function firstWord(place: string): string {
  return withoutAccents(place.split(/[\s’',.]/, 1)[0] ?? "");
}

/** The preposition before a place, however it is typed; null for any other text. */
export function readPlacePrefix(text: string | null | undefined): PlacePrefix | null {
  const plain = (text ?? "").normalize("NFC").trim().toLowerCase().replaceAll("'", "’");
  if (plain === "a") return "à";
  return placePrefixes.find((prefix) => prefix === plain) ?? null;
}

/**
 * The preposition that a place asks for: by its article (« La Rotonde des Arts »), by the noun with
 * which it begins (« Mairie de Cocody », « Hôtel Ivoire »), by whose home it is; « à » before any
 * other name, as before those of towns.
 */
export function inferPlacePrefix(place: string): PlacePrefix {
  const text = place.normalize("NFC").trim();
  const typed = typedPrefix.exec(text)?.[1];
  if (typed) return readPlacePrefix(typed) ?? "à";
  const [, article = "", elided] = articles.exec(text) ?? [];
  if (elided) return "à l’";
  if (/^famille\s/i.test(text) || /^la famille\s/i.test(text)) return "chez";
  if (article) return afterArticle(article);
  if (grandTowns.test(withoutAccents(text))) return "à";
  const word = firstWord(text);
  return placeNouns.get(word) ?? names.get(word) ?? "à";
}

function afterArticle(article: string): PlacePrefix {
  const prefixes: Record<string, PlacePrefix> = { le: "au", la: "à la", les: "aux" };
  return prefixes[article.toLowerCase()] ?? "à";
}

/**
 * The preposition that is used: « à » and « au », the only ones that the specification has, give way
 * to what the place asks for; any other one was chosen, and stays.
 */
export function usedPlacePrefix(
  prefix: PlacePrefix | null | undefined,
  place: string,
): PlacePrefix {
  const inferred = inferPlacePrefix(place);
  const isChosen = prefix != null && prefix !== "à" && prefix !== "au";
  return isChosen || inferred === "à" ? (prefix ?? inferred) : inferred;
}

/**
 * A place within a sentence: « à la mairie de Cocody », « au Plateau », « chez tante Awa ».
 * @returns empty while the place is not known
 */
export function placePhrase(
  prefix: PlacePrefix | null | undefined,
  place: string | null | undefined,
): string {
  const text = (place ?? "").normalize("NFC").trim();
  if (text === "") return "";
  const typed = typedPrefix.exec(text);
  if (typed) return joined(readPlacePrefix(typed[1]) ?? "à", text.slice(typed[0].length));
  return joined(usedPlacePrefix(prefix, text), text);
}

/** The preposition and the place, whose own article it already has, and whose noun is no name. */
function joined(prefix: PlacePrefix, place: string): string {
  const bare = prefix === "chez" || prefix === "à" ? place : place.replace(articles, "");
  const isNoun = placeNouns.has(firstWord(bare));
  const named = isNoun ? bare.charAt(0).toLocaleLowerCase("fr") + bare.slice(1) : bare;
  const written = prefix === "chez" ? named.replace(/^famille\s/i, "la famille ") : named;
  return prefix === "à l’" ? prefix + written : `${prefix} ${written}`;
}
