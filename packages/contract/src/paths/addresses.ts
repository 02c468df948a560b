import { fillAddress } from "./fill-address.ts";

/** The prefix of every address of the notebook. */
export const notebookPrefix = "/carnet-nuptial-pour-organiser-son-mariage-cote-d-ivoire";

/**
 * Every address of the site, in one place: `routes.ts` uses the patterns, links use `at()`. They
 * are public and guests have saved some of them, so none may change.
 */
export const patterns = {
  home: "/",
  signIn: "/connexion",
  signOut: "/deconnexion",
  endView: "/fin-de-consultation",
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
  dataExport: "/mes-donnees",
  dataExportFile: "/mes-donnees/telecharger",
  closeAccount: "/fermeture-du-compte",
  cancelErasure: "/annulation-de-l-effacement",
  erasure: "/effacement-du-compte/:token",
  confirmPhone: "/confirmation-du-numero",
  notices: "/notifications",
  notice: "/notifications/:id",
  noticeChoices: "/notifications/reglages",
  letterLink: "/lettre-du-carnet/:eventId/:section",
  editAccount: "/modification-infos-compte-de-mariage-cote-d-ivoire",

  tour: "/visite",
  tourBudget: "/visite/budget",
  tourPlanning: "/visite/planning",
  tourGuests: "/visite/invites",
  tourCards: "/visite/cartes",
  tourResponses: "/visite/reponses",
  templatePreview: "/apercu-modele/:token",

  terms: "/cgu-organisation-de-mariage-cote-d-ivoire",
  questions: "/faq-organisation-de-mariage-cote-d-ivoire",
  privacy: "/privacy",
  newsletter: "/newsletter",
  confirmNewsletter: "/newsletter/confirmation/:token",
  unsubscribeFromNewsletter: "/newsletter/depart/:token",
  blog: "/blog",
  blogPost: "/blog/:slug",
  preview: "/apercu/:token",
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
  notebook: notebookPrefix,
  couple: `${notebookPrefix}/fiances`,
  photo: `${notebookPrefix}/photo`,
  summary: `${notebookPrefix}/en-bref`,
  committee: `${notebookPrefix}/comite-restreint`,
  budget: `${notebookPrefix}/budgets`,
  cashBook: `${notebookPrefix}/budgets/livre-de-caisse`,
  cashBookExport: `${notebookPrefix}/budgets/livre-de-caisse/export.csv`,
  budgetExport: `${notebookPrefix}/budgets/export.csv`,
  planning: `${notebookPrefix}/planning-de-mariage`,
  ceremonies: `${notebookPrefix}/dates-et-lieux-de-mariage`,
  runningOrder: `${notebookPrefix}/dates-et-lieux-de-mariage/feuille-de-route`,
  editCeremony: `${notebookPrefix}/modification-dates-et-lieux-de-mariage/:eventId/:datePlaceId`,
  guests: `${notebookPrefix}/invites-pour-le-mariage`,
  printGuests: `${notebookPrefix}/invites-pour-le-mariage/impression`,
  createGuests: `${notebookPrefix}/creation-invites-pour-le-mariage/:eventId`,
  guest: `${notebookPrefix}/fiche-invite/:eventGuestId`,
  editGuest: `${notebookPrefix}/modification-invites-pour-le-mariage/:eventGuestId`,
  importGuests: `${notebookPrefix}/importation-invites-pour-le-mariage/:eventId`,
  exportGuests: `${notebookPrefix}/exportation-invites-pour-le-mariage/:eventId/:format`,
  groupLinks: `${notebookPrefix}/liens-de-groupe`,
  newGroupLink: `${notebookPrefix}/liens-de-groupe/nouveau`,
  groupLink: `${notebookPrefix}/liens-de-groupe/:id`,
  jumpGuests: `${notebookPrefix}/aller-a/invites`,
  sharing: `${notebookPrefix}/partager-le-carnet`,
  notebookInvitation: "/invitation-au-carnet/:token",
  guestTemplate: "/files/JOIE_DU_JOUR_GUESTS_TEMPLATE.xls",

  cards: `${notebookPrefix}/carte-d-invitation-mariage`,
  cardsExport: `${notebookPrefix}/carte-d-invitation-mariage/export.csv`,
  card: `${notebookPrefix}/carte-d-invitation-mariage/:id`,
  remindGuests: `${notebookPrefix}/carte-d-invitation-mariage/:id/relance`,
  buyCredit: `${notebookPrefix}/carte-d-invitation-mariage/credit`,
  senderNames: `${notebookPrefix}/carte-d-invitation-mariage/noms-d-expediteur`,
  cardWritten: `${notebookPrefix}/carte-d-invitation-mariage/:id/ecrit`,
  newCard: `${notebookPrefix}/nouvelle-carte-d-invitation-mariage`,
  cardPrice: `${notebookPrefix}/nouvelle-carte-d-invitation-mariage/prix`,
  firstCard: `${notebookPrefix}/nouvelle-carte-d-invitation-mariage/premiere`,
  cardChoices: `${notebookPrefix}/nouvelle-carte-d-invitation-mariage/choix`,
  cardTest: `${notebookPrefix}/nouvelle-carte-d-invitation-mariage/essai`,
  payCard: `${notebookPrefix}/nouvelle-carte-d-invitation-mariage/paiement/:reference`,
  cardSent: "/envoi-de-faire-part-digital-joycard/:idMessage/:idTransaction",
  shortCard: "/i/:token",
  publicCard: `${notebookPrefix}/wedding-card/:weddingCardId`,
  attendance: `${notebookPrefix}/confirmation-de-presence/:eventGuestId`,
  thanks: `${notebookPrefix}/wedding-card/:weddingCardId/merci`,
  responses: `${notebookPrefix}/reponses-des-invites`,
  responsesSettings: `${notebookPrefix}/reponses-des-invites/reglages`,
  responsesExport: `${notebookPrefix}/reponses-des-invites/export.csv`,
  checkIn: `${notebookPrefix}/accueil-des-invites/:key`,

  providers: "/annuaires-des-prestataires-de-services-mariage-en-cote-divoire",
  providersFor:
    "/annuaires-des-prestataires-de-services-mariage-en-cote-divoire/:serviceTypeId/:budgetId",
  provider: "/prestataires-de-mariage-details/:id",
  packages: "/package-des-prestataires-de-services-mariage-en-cote-divoire",
  package: "/description-package-des-prestataires-de-services-en-cote-divoire/:id",
  reservations: "/reservation-de-package-de-services-mariage-en-cote-divoire",
  reservation: "/reservation-de-package-de-services-mariage-en-cote-divoire/:id",
  favourites: `${notebookPrefix}/prestataires-favoris`,
  favourite: `${notebookPrefix}/prestataires-favoris/choix`,
  requests: `${notebookPrefix}/prestataires-de-mariage-contacte`,
  proPackages: "/pro/packages",
  proNewPackage: "/pro/packages/nouveau",
  proPackage: "/pro/packages/:id",
  proBookings: "/pro/reservations",
  pay: "/paiement/:reference",
  request: `${notebookPrefix}/prestataires-de-mariage-contacte/:id`,
  unreadRequests: "/mes-demandes/non-lus",
  rateProvider: "/noter/:id",
  expectedGuests: "/annuaire/invites-prevus",
  realtime: "/flux",
  shortRequest: "/d/:id",
  shortReservation: "/r/:id",
  shortFabricMoney: "/p/:id",
  olderSignIn: "/login",
  olderRegister: "/register",
  olderAccount: "/account/infos",
  shopping: "/shopping",
  shoppingCategory: "/shopping/category/:id",
  shoppingProduct: "/shopping/product/:id",
  shoppingService: "/shopping/service/:id",
  shoppingShop: "/shopping/vendeur/:id",
  shoppingQuestions: "/shopping/product/:id/questions",
  shoppingQuestion: "/shopping/product/:id/question",
  wishes: "/shopping/envies",
  wish: "/shopping/envies/choix",
  shoppingReviews: "/shopping/product/:id/avis",
  shoppingReview: "/shopping/product/:id/mon-avis",
  shoppingReportReview: "/shopping/product/:id/avis/:review/signaler",
  shoppingCart: "/shopping/cart",
  shoppingCartCount: "/shopping/cart/count",
  shoppingOrder: "/shopping/order",
  shoppingOrders: "/shopping/orders",
  shoppingPlacedOrder: "/shopping/orders/:reference",
  shoppingSupplier: "/shopping/supplier",
  group: "/groupe/:token",
  groupRegistration: "/groupe/inscription/:token",
  giftList: "/liste-de-cadeaux/:token",
  gifts: `${notebookPrefix}/liste-de-cadeaux`,
  giftsExport: `${notebookPrefix}/liste-de-cadeaux/export.csv`,
  fabricOrders: `${notebookPrefix}/commandes-de-pagnes`,
  fabricOrder: `${notebookPrefix}/commandes-de-pagnes/:id`,
  fabricMoney: `${notebookPrefix}/commandes-de-pagnes/:id/argent`,
  fabricPurchase: `${notebookPrefix}/achats-de-pagnes/:reference`,
  fabricExport: `${notebookPrefix}/commandes-de-pagnes/:id/export.csv`,
  fabricShare: "/pagne/:token",

  pro: "/pro",
  proSignIn: "/pro/connexion",
  proSignOut: "/pro/deconnexion",
  proForgottenPassword: "/pro/mot-de-passe-oublie",
  proActivation: "/pro/activation/:token",
  proTeam: "/pro/equipe",
  proSms: "/pro/sms",
  proNotices: "/pro/notifications",
  proNotice: "/pro/notifications/:id",
  proNoticeChoices: "/pro/notifications/reglages",
  proDataExport: "/pro/mes-donnees",
  proProductReviews: "/pro/avis/articles",
  proProductQuestions: "/pro/articles/questions",
  proReviews: "/pro/avis",
  proShop: "/pro/boutique",
  proMedia: "/pro/boutique/photos",
  proAddresses: "/pro/boutique/adresses",
  proHours: "/pro/boutique/horaires",
  proQuestions: "/pro/boutique/questions",
  proPreview: "/pro/boutique/apercu",
  proCalendar: "/pro/calendrier",
  proFigures: "/pro/chiffres",
  proSubscription: "/pro/abonnement",
  proBoost: "/pro/mise-en-avant",
  proResetPassword: "/pro/mot-de-passe/:token/:email",
  proProducts: "/pro/articles",
  proNewProduct: "/pro/articles/nouveau",
  proProduct: "/pro/articles/:id",
  proSelling: "/pro/ventes",
  proDelivery: "/pro/livraison",
  proOrders: "/pro/commandes",
  proOrder: "/pro/commandes/:id",
  proEarnings: "/pro/gains",
  proEarningsFile: "/pro/gains/releve.csv",
  proInvoices: "/pro/factures",
  proInvoicingKey: "/pro/factures/cle",
  proRequests: "/pro/demandes",
  proRequest: "/pro/demandes/:id",
  proRealtime: "/pro/flux",

  manifest: "/manifest.webmanifest",
  offline: "/hors-ligne",

  gallery: "/dev/galerie",
  mailCatcher: "/dev/outbox",
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
} as const;

/** The name of an address of the site. */
export type AddressName = keyof typeof patterns;

type Segments<Pattern extends string> = Pattern extends `${infer Segment}/${infer Rest}`
  ? Segment | Segments<Rest>
  : Pattern;
type RequiredName<Segment> = Segment extends `:${string}?`
  ? never
  : Segment extends `:${infer Name}`
    ? Name
    : never;
type OptionalName<Segment> = Segment extends `:${infer Name}?` ? Name : never;
type Params<Pattern extends string> = {
  [Name in RequiredName<Segments<Pattern>>]: string | number;
} & {
  [Name in OptionalName<Segments<Pattern>>]?: string | number;
};
type Arguments<Name extends AddressName> =
  Segments<(typeof patterns)[Name]> extends infer Segment
    ? [Extract<Segment, `:${string}`>] extends [never]
      ? []
      : [params: Params<(typeof patterns)[Name]>]
    : never;

/** The path of an address, its parameters encoded: `at("editGuest", { eventGuestId: 12 })`. */
export function at<Name extends AddressName>(name: Name, ...params: Arguments<Name>): string {
  const [given]: readonly unknown[] = params;
  return fillAddress(patterns[name], given);
}
