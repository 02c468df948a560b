import { fillAddress } from "./fill-address.ts";

const notebook = "/carnet-nuptial-pour-organiser-son-mariage-cote-d-ivoire";

/**
 * Every address of the site, in one place. `routes.ts` takes the patterns, links take `at()`.
 * They are the product's public addresses: guests hold some of them, so none changes.
 */
export const patterns = {
  home: "/",
  signIn: "/connexion",
  signOut: "/deconnexion",
  register: "/inscription",
  facebookStart: "/connexion/facebook/depart",
  facebookReturn: "/connexion/facebook",
  facebookRegister: "/inscription/facebook",
  forgottenPassword: "/mot-de-passe-oublie",
  resetPassword: "/restauration-du-mot-de-passe/:token/:email",
  activation: "/activation-compte/:token?/:email?",
  resendVerification: "/renvoi-du-mail-d-activation",
  callback: "/callback",
  welcome: "/organisation-de-mariage-cote-d-ivoire",
  account: "/infos-compte-de-mariage-cote-d-ivoire",
  endSession: "/deconnexion-d-appareil",
  ownData: "/mes-donnees",
  ownDataFile: "/mes-donnees/telecharger",
  closeAccount: "/fermeture-du-compte",
  editAccount: "/modification-infos-compte-de-mariage-cote-d-ivoire",

  terms: "/cgu-organisation-de-mariage-cote-d-ivoire",
  questions: "/faq-organisation-de-mariage-cote-d-ivoire",
  privacy: "/privacy",
  newsletter: "/newsletter",
  confirmNewsletter: "/newsletter/confirmation/:token",
  leaveNewsletter: "/newsletter/depart/:token",
  blog: "/blog",
  blogPost: "/blog/:slug",
  chat: "/ecrivez-nous",
  contact: "/contacts-de-l-entreprise-d-organisation-de-mariage-cote-d-ivoire",
  joyVisibility: "/joy-visibility",
  joyShop: "/joy-shop",
  onboarding: "/onboarding",
  mobileApp: "/telecharger-application-mobile-joie-du-jour",
  townHalls: "/choisir-mairie-pour-organiser-son-mariage-cote-d-ivoire",
  townHall: "/details-mairie-pour-organiser-son-mariage-cote-d-ivoire/:townId",
  townHallFile: "/dossier-mairie-pour-organiser-son-mariage-cote-d-ivoire/:id",

  createEvent: "/creer-des-evenements-pour-organiser-son-mariage-et-evenement-en-cote-d-ivoire",
  events: "/mes-evenements-pour-organiser-son-mariage-et-evenement-en-cote-d-ivoire",
  editEvent:
    "/modifier-un-evenement-pour-organiser-son-mariage-et-evenement-en-cote-d-ivoire/:eventId",
  couple: `${notebook}/fiances`,
  summary: `${notebook}/en-bref`,
  committee: `${notebook}/comite-restreint`,
  budget: `${notebook}/budgets`,
  budgetExport: `${notebook}/budgets/export.csv`,
  planning: `${notebook}/planning-de-mariage`,
  ceremonies: `${notebook}/dates-et-lieux-de-mariage`,
  editCeremony: `${notebook}/modification-dates-et-lieux-de-mariage/:eventId/:datePlaceId`,
  guests: `${notebook}/invites-pour-le-mariage`,
  createGuests: `${notebook}/creation-invites-pour-le-mariage/:eventId`,
  editGuest: `${notebook}/modification-invites-pour-le-mariage/:eventGuestId`,
  importGuests: `${notebook}/importation-invites-pour-le-mariage/:eventId`,
  exportGuests: `${notebook}/exportation-invites-pour-le-mariage/:eventId/:format`,
  jumpGuests: `${notebook}/aller-a/invites`,
  sharing: `${notebook}/partager-le-carnet`,
  notebookInvitation: "/invitation-au-carnet/:token",
  guestTemplate: "/files/JOIE_DU_JOUR_GUESTS_TEMPLATE.xls",

  cards: `${notebook}/carte-d-invitation-mariage`,
  card: `${notebook}/carte-d-invitation-mariage/:id`,
  newCard: `${notebook}/nouvelle-carte-d-invitation-mariage`,
  cardPrice: `${notebook}/nouvelle-carte-d-invitation-mariage/prix`,
  cardChoices: `${notebook}/nouvelle-carte-d-invitation-mariage/choix`,
  cardTest: `${notebook}/nouvelle-carte-d-invitation-mariage/essai`,
  payCard: `${notebook}/nouvelle-carte-d-invitation-mariage/paiement/:reference`,
  cardSent: "/envoi-de-faire-part-digital-joycard/:idMessage/:idTransaction",
  shortCard: "/i/:token",
  publicCard: `${notebook}/wedding-card/:weddingCardId`,
  attendance: `${notebook}/confirmation-de-presence/:eventGuestId`,
  thanks: `${notebook}/wedding-card/:weddingCardId/merci`,
  responses: `${notebook}/reponses-des-invites`,
  responsesSettings: `${notebook}/reponses-des-invites/reglages`,
  responsesExport: `${notebook}/reponses-des-invites/export.csv`,
  door: `${notebook}/accueil-des-invites/:key`,

  providers: "/annuaires-des-prestataires-de-services-mariage-en-cote-divoire",
  providersFor:
    "/annuaires-des-prestataires-de-services-mariage-en-cote-divoire/:serviceTypeId/:budgetId",
  provider: "/prestataires-de-mariage-details/:id",
  packages: "/package-des-prestataires-de-services-mariage-en-cote-divoire",
  package: "/description-package-des-prestataires-de-services-en-cote-divoire/:id",
  reservations: "/reservation-de-package-de-services-mariage-en-cote-divoire",
  favourites: `${notebook}/prestataires-favoris`,
  requests: `${notebook}/prestataires-de-mariage-contacte`,
  shopping: "/shopping",

  manifest: "/manifest.webmanifest",
  offline: "/hors-ligne",

  gallery: "/dev/galerie",
  outbox: "/dev/outbox",
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
} as const;

/** The name of an address of the site. */
export type AddressName = keyof typeof patterns;

type Parts<Pattern extends string> = Pattern extends `${infer Part}/${infer Rest}`
  ? Part | Parts<Rest>
  : Pattern;
type RequiredName<Part> = Part extends `:${string}?`
  ? never
  : Part extends `:${infer Name}`
    ? Name
    : never;
type OptionalName<Part> = Part extends `:${infer Name}?` ? Name : never;
type Params<Pattern extends string> = {
  [Name in RequiredName<Parts<Pattern>>]: string | number;
} & {
  [Name in OptionalName<Parts<Pattern>>]?: string | number;
};
type Arguments<Name extends AddressName> =
  Parts<(typeof patterns)[Name]> extends infer Part
    ? [Extract<Part, `:${string}`>] extends [never]
      ? []
      : [params: Params<(typeof patterns)[Name]>]
    : never;

/** The path of an address, its parameters encoded: `at("editGuest", { eventGuestId: 12 })`. */
export function at<Name extends AddressName>(name: Name, ...params: Arguments<Name>): string {
  const [given]: readonly unknown[] = params;
  return fillAddress(patterns[name], given);
}
