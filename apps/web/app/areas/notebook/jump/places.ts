import { at } from "../../../addresses.ts";
import type { Place } from "./find-places.ts";

const section = (name: string, to: string, also = ""): Place => ({
  name,
  kind: "Section",
  to,
  also,
});
const act = (name: string, to: string, also = ""): Place => ({ name, kind: "Action", to, also });
const page = (name: string, to: string, also = ""): Place => ({
  name,
  kind: "Site",
  to,
  also,
  leaves: true,
});

/** The sections of the notebook, what is often done there, and the pages around it. */
export function placesOf(eventId: number | undefined): Place[] {
  return [
    section("Le couple", at("couple"), "fiancés célébrés mariés photo"),
    section("En bref", at("summary"), "questions résumé avancement tissu"),
    section("Comité restreint", at("committee"), "PCO témoins parrain marraine"),
    section("Budget", at("budget"), "dépenses argent FCFA prix"),
    section("Planning", at("planning"), "tâches calendrier à faire"),
    section("Dates et lieux", at("ceremonies"), "dot civil religieux réception mairie"),
    section("Invités", at("guests"), "liste noms contacts"),
    section("Joy Cards", at("cards"), "cartes faire-part invitations envois"),
    section("Réponses", at("responses"), "confirmations présences RSVP accueil entrée"),
    ...(eventId === undefined
      ? []
      : [
          act("Ajouter des invités", at("createGuests", { eventId }), "nouveau"),
          act("Importer des invités", at("importGuests", { eventId }), "excel fichier tableau"),
        ]),
    act("Écrire une carte", at("newCard"), "nouvelle Joy Card faire-part envoyer"),
    act("Régler les questions aux invités", at("responsesSettings"), "menu date limite réponses"),
    act("Partager le carnet", at("sharing"), "trésorier organisateur lecteur inviter membre"),
    act("Changer d’événement", at("events"), "mes événements autre fête"),
    act("Créer un événement", at("createEvent"), "nouvelle fête"),
    page("Prestataires", at("providers"), "annuaire traiteur salle photo décoration"),
    page("Mairies", at("townHalls"), "état civil dossier"),
    page("Mon compte", at("account"), "profil mot de passe appareils"),
    page("Accueil", at("home")),
  ];
}
