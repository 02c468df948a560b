import type { HideableSection } from "@jdj/contract/notebook/event-type-sections";
import type { EventWording } from "@jdj/contract/notebook/event-wording";
import { at } from "@jdj/contract/paths/addresses";
import { around, sectionsOf } from "#app/areas/notebook/section-list.ts";
import type { Place } from "./find-places.ts";

/** Synonyms of a page for the search, by its address. */
const synonyms = new Map([
  [at("summary"), "questions résumé avancement tissu"],
  [at("committee"), "PCO témoins parrain marraine"],
  [at("budget"), "dépenses argent FCFA prix"],
  [at("planning"), "tâches calendrier à faire dossier mairie papiers"],
  [at("ceremonies"), "cérémonies heure lieu réception mairie feuille de route kôkôkô dot coutume"],
  [at("guests"), "liste noms contacts"],
  [at("cards"), "cartes faire-part invitations envois"],
  [at("guestMessages"), "SMS WhatsApp e-mail prévenir changement annonce"],
  [at("eventPage"), "site programme logement hôtel questions lien"],
  [at("responses"), "confirmations présences RSVP accueil entrée"],
  [at("fabricOrders"), "uniforme tissu tailles espèces"],
  [at("contributions"), "quête participation contribution versement espèces registre"],
  [at("gifts"), "cadeaux cagnotte souhaits offrir remercier"],
  [at("events"), "changer autre fête"],
  [at("sharing"), "trésorier organisateur lecteur inviter membre"],
  [at("providers"), "annuaire traiteur salle photo décoration"],
  [at("account"), "profil mot de passe appareils"],
]);

/** Other names under which somebody may look for those whom an event celebrates, by the code of its type. */
const celebrated = new Map([
  ["wedding", "fiancés célébrés mariés photo"],
  ["birthday", "personne fêtée célébrés anniversaire photo"],
  ["christening", "baptisé parents célébrés photo"],
  ["funeral", "défunt défunte obsèques deuil familles photo"],
  ["baby-shower", "maman papa bébé célébrés photo"],
]);

/** The same for any type of event: those of hosts for one without words of its own. */
export function celebratedSynonyms(typeCode: string | undefined): string {
  return celebrated.get(typeCode ?? "") ?? "hôte célébrés photo";
}

/** Frequent actions, with their synonyms. */
const acts = [
  ["Écrire une carte", at("newCard"), "nouvelle Joy Card faire-part envoyer"],
  ["Écrire un message aux invités", at("newGuestMessage"), "SMS WhatsApp e-mail prévenir"],
  ["Prévoir les messages", at("messageSequence"), "rappel veille remerciements programmer"],
  ["Régler les questions aux invités", at("responsesSettings"), "menu date limite réponses"],
  ["Plan de table", at("seating"), "tables places placer salle asseoir chevalets repas"],
  ["Photos des invités", at("album"), "album galerie code QR table modération télécharger"],
  ["Créer un événement", at("createEvent"), "nouvelle fête"],
] as const;

/** The sections of the notebook, what is often done there, and the pages around it. */
export function placesOf(
  eventId: number | undefined,
  wording: EventWording & { code: string | undefined; hidden?: readonly HideableSection[] },
): Place[] {
  const isWithoutSequence = wording.hidden?.includes("message-sequence") ?? false;
  const offered = acts.filter(([, to]) => !isWithoutSequence || to !== at("messageSequence"));
  const actsOfEvent =
    eventId === undefined
      ? []
      : ([
          ["Ajouter des invités", at("createGuests", { eventId }), "nouveau"],
          ["Importer des invités", at("importGuests", { eventId }), "excel fichier tableau"],
        ] as const);
  return [
    ...sectionsOf(wording).map(({ to, label }) =>
      to === at("couple")
        ? { kind: "Section", name: label, to, also: celebratedSynonyms(wording.code) }
        : listed("Section", { to, label }),
    ),
    ...[...actsOfEvent, ...offered].map(([name, to, also]) => ({ kind: "Action", name, to, also })),
    ...around.map(({ leaves, ...link }) => ({ ...listed("Page", link), leaves })),
    {
      kind: "Page",
      name: "Mairies",
      to: at("townHalls"),
      also: "état civil dossier",
      leaves: true,
    },
  ];
}

function listed(kind: string, { to, label }: { to: string; label: string }): Place {
  return { kind, name: label, to, also: synonyms.get(to) };
}
