import { daysToRelease } from "@jdj/contract/payments/order-release";
import { atName, ofName } from "@jdj/french/names";
import type { NoticeText } from "../../../mail/notice-email.tsx";

/** The messages that a customer gets about an order or a part of it, and those that a seller gets. */
export type CustomerMessage =
  | "placed"
  | "paid"
  | "late"
  | "expired"
  | "prepared"
  | "shipped"
  | "delivered"
  | "cancelled"
  | "returned"
  | "return-refused"
  | "refunded"
  | "confirmed"
  | "released"
  | "refunded-by-staff";
export type SellerMessage =
  | "paid"
  | "cancelled"
  | "return-asked"
  | "claimed"
  | "confirmed"
  | "released"
  | "refunded-by-staff";

/** What the sentences of a message name. */
export interface OrderFacts {
  reference: string;
  customerName: string;
  /** The seller of the part; empty for the whole order. */
  sellerName: string;
  /** With its currency: of the movement, or of the part, or of the whole order. */
  total: string;
  /** By when it is to be paid: « 22/11/2026 à 10:00 »; empty once it is. */
  until: string;
  /** What the other side wrote; empty for nothing. */
  note: string;
  /** The four digits that the buyer gives to the deliverer; empty where there are none. */
  code: string;
}

/** A message about an order, in French. */
export interface OrderText {
  subject: string;
  paragraphs: string[];
  /** What the button of the email says. */
  action: string;
  /** What its SMS says, without our name; null where only an email is sent. */
  sms: string | null;
}

type Texts<Kind extends string> = Record<Kind, (facts: OrderFacts) => OrderText>;

const action = "Voir la commande";
const coded = (code: string) =>
  code === ""
    ? []
    : [
        `Votre code de livraison\u00a0: ${code}. Donnez-le au livreur quand vous avez vos articles, pas avant\u00a0: il paie le vendeur.`,
      ];
const reasoned = (reason: string) =>
  reason === "" ? [] : [`Son motif\u00a0: «\u00a0${reason}\u00a0»`];
const noted = (note: string) => (note === "" ? [] : [`Son message\u00a0: «\u00a0${note}\u00a0»`]);

const toCustomer: Texts<CustomerMessage> = {
  placed: ({ reference, total, until }) => ({
    subject: `Votre commande ${reference} attend son paiement`,
    paragraphs: [
      `Nous gardons vos articles jusqu’au ${until}. Payez ${total} d’ici là\u00a0: après, ils sont remis en vente.`,
    ],
    action: "Payer la commande",
    sms: null,
  }),
  paid: ({ reference, total }) => ({
    subject: `Commande ${reference} payée`,
    paragraphs: [
      `Votre paiement de ${total} est bien reçu. Chaque vendeur prépare sa part, et vous écrit dès qu’elle part.`,
    ],
    action,
    sms: `commande ${reference} payée (${total}). Les vendeurs la préparent.`,
  }),
  late: ({ reference, total }) => ({
    subject: `Commande ${reference}\u00a0: votre paiement vous est rendu`,
    paragraphs: [
      `Votre paiement de ${total} est arrivé alors que la commande avait expiré ou était annulée, et tous ses articles ne sont plus disponibles. Il vous est rendu en entier.`,
    ],
    action,
    sms: `le paiement de ${total} pour la commande ${reference} est arrivé trop tard. Il vous est rendu en entier.`,
  }),
  expired: ({ reference, total }) => ({
    subject: `Commande ${reference} expirée`,
    paragraphs: [
      `La commande n’a pas été payée à temps\u00a0: ses articles sont remis en vente et rien ne vous est demandé.`,
      `Si un paiement de ${total} arrive encore, la commande est honorée quand tous ses articles sont disponibles\u00a0; sinon il vous est rendu en entier.`,
    ],
    action,
    sms: null,
  }),
  prepared: ({ reference, sellerName, code }) => ({
    subject: `${sellerName} a préparé votre commande`,
    paragraphs: [
      `Votre commande ${reference} est prête ${atName(sellerName)}. L’adresse et le téléphone du vendeur sont sur sa page.`,
      ...coded(code),
    ],
    action,
    sms: `votre commande ${reference} est prête ${atName(sellerName)}.`,
  }),
  shipped: ({ reference, sellerName, note, code }) => ({
    subject: `${sellerName} a expédié votre commande`,
    paragraphs: [
      `Votre commande ${reference} est partie de ${atName(sellerName)}.`,
      ...coded(code),
      ...noted(note),
    ],
    action,
    sms: `votre commande ${reference} est partie de ${atName(sellerName)}.`,
  }),
  delivered: ({ reference, sellerName }) => ({
    subject: `Commande ${ofName(sellerName)} livrée`,
    paragraphs: [
      `${sellerName} dit que sa part dans votre commande ${reference} est livrée.`,
      `Vous l’avez\u00a0? Confirmez-le sur la page de la commande. Vous ne l’avez pas\u00a0? Dites-le dans les ${daysToRelease.claim} jours\u00a0: après, le vendeur est payé.`,
      "Un article ne convient pas\u00a0? Demandez son retour sur la page de la commande.",
    ],
    action,
    sms: `votre commande ${reference} ${atName(sellerName)} est livrée.`,
  }),
  cancelled: ({ reference, sellerName, total, note }) => ({
    subject:
      sellerName === ""
        ? `Commande ${reference} annulée`
        : `Commande ${ofName(sellerName)} annulée\u00a0: ${total} vous sont rendus`,
    paragraphs:
      sellerName === ""
        ? [`Votre commande ${reference} est annulée. Rien ne vous est demandé.`]
        : [
            `La part ${ofName(sellerName)} dans votre commande ${reference} est annulée. ${total} vous sont rendus par le moyen de votre paiement.`,
            ...noted(note),
          ],
    action,
    sms:
      sellerName === ""
        ? null
        : `la commande ${reference} ${atName(sellerName)} est annulée. ${total} vous sont rendus.`,
  }),
  returned: ({ reference, sellerName, total, note }) => ({
    subject: `${sellerName} accepte votre retour`,
    paragraphs: [
      `Votre retour de la commande ${reference} est accepté. ${total} vous sont rendus par le moyen de votre paiement.`,
      ...noted(note),
    ],
    action,
    sms: null,
  }),
  "return-refused": ({ reference, sellerName, note }) => ({
    subject: `${sellerName} ne peut pas accepter votre retour`,
    paragraphs: [`Votre retour de la commande ${reference} est refusé.`, ...noted(note)],
    action,
    sms: null,
  }),
  refunded: ({ reference, total }) => ({
    subject: `Commande ${reference}\u00a0: remboursement fait`,
    paragraphs: [
      `Le remboursement de ${total} sur votre commande ${reference} est parti vers votre compte.`,
    ],
    action,
    sms: `le remboursement de ${total} sur la commande ${reference} est fait.`,
  }),
  "refunded-by-staff": ({ reference, sellerName, total, note }) => ({
    subject: `Commande ${ofName(sellerName)}\u00a0: ${total} vous sont rendus`,
    paragraphs: [
      `Notre équipe vous rend ${total} de la part ${ofName(sellerName)} dans votre commande ${reference}, par le moyen de votre paiement.`,
      ...reasoned(note),
    ],
    action,
    sms: `${total} de la commande ${reference} ${atName(sellerName)} vous sont rendus.`,
  }),
  confirmed: ({ reference, sellerName }) => ({
    subject: `Commande ${ofName(sellerName)} reçue`,
    paragraphs: [
      `La réception de la part ${ofName(sellerName)} dans votre commande ${reference} est notée. Le vendeur est payé dès qu’elle ne peut plus être retournée.`,
      "Que pensez-vous de vos articles\u00a0? Donnez votre avis sur la page de la commande\u00a0: il aide les prochains acheteurs.",
      "Vous ne l’avez pas reçue\u00a0? Écrivez-nous tout de suite.",
    ],
    action,
    sms: null,
  }),
  released: ({ reference, sellerName }) => ({
    subject: `${sellerName} est payé pour votre commande`,
    paragraphs: [
      `L’argent de la part ${ofName(sellerName)} dans votre commande ${reference} est versé au vendeur. Vous n’avez rien à faire.`,
    ],
    action,
    sms: null,
  }),
};

const toSeller: Texts<SellerMessage> = {
  paid: ({ reference, customerName, total }) => ({
    subject: `Nouvelle commande ${reference}\u00a0: ${total}`,
    paragraphs: [`${customerName} a commandé et payé ${total} chez vous. Préparez la commande.`],
    action: "Préparer la commande",
    sms: `nouvelle commande ${reference} de ${total}, payée. Préparez-la.`,
  }),
  cancelled: ({ reference, customerName, total }) => ({
    subject: `Commande ${reference} annulée`,
    paragraphs: [
      `La commande ${reference} ${ofName(customerName)} est annulée. Ses articles sont remis en stock\u00a0: ne l’expédiez pas. ${total} sont rendus au client.`,
    ],
    action,
    sms: `la commande ${reference} est annulée, ne l’expédiez pas.`,
  }),
  claimed: ({ reference, total }) => ({
    subject: `Commande ${reference}\u00a0: livraison notée`,
    paragraphs: [
      `La commande ${reference} de ${total} est notée comme livrée. Son argent est à vous quand le client la confirme, quand vous entrez son code de livraison, ou ${daysToRelease.claim} jours après s’il ne dit rien.`,
    ],
    action,
    sms: null,
  }),
  confirmed: ({ reference, customerName }) => ({
    subject: `Commande ${reference}\u00a0: réception confirmée`,
    paragraphs: [
      `La réception de la commande ${reference} par ${customerName} est confirmée. Son argent est à vous dès qu’elle ne peut plus être retournée, 48 heures au plus tôt après son paiement.`,
    ],
    action,
    sms: null,
  }),
  released: ({ reference }) => ({
    subject: `Commande ${reference}\u00a0: son argent est disponible`,
    paragraphs: [
      `L’argent de la commande ${reference} est disponible dans vos gains\u00a0: vous pouvez le retirer.`,
    ],
    action,
    sms: null,
  }),
  "refunded-by-staff": ({ reference, customerName, total, note }) => ({
    subject: `Commande ${reference}\u00a0: ${total} rendus au client`,
    paragraphs: [
      `Notre équipe rend ${total} de la commande ${reference} à ${customerName}. Votre part en est prise sur l’argent de cette commande, notre commission sur cette somme vous est rendue.`,
      ...reasoned(note),
    ],
    action,
    sms: `${total} de la commande ${reference} sont rendus au client par notre équipe.`,
  }),
  "return-asked": ({ reference, customerName, note }) => ({
    subject: `Retour demandé pour la commande ${reference}`,
    paragraphs: [`${customerName} demande un retour. Répondez depuis la commande.`, ...noted(note)],
    action: "Répondre",
    sms: `un retour est demandé pour la commande ${reference}. Répondez-y.`,
  }),
};

/** The message of a kind to the customer or a seller of an order; null for an unknown kind. */
export function orderText(
  { to, kind }: { to: "customer" | "seller"; kind: string },
  facts: OrderFacts,
): OrderText | null {
  const texts = new Map(Object.entries(to === "customer" ? toCustomer : toSeller));
  return texts.get(kind)?.(facts) ?? null;
}

/** An email about an order, as mail sends it. */
export function orderNotice(
  { paragraphs, subject, sms, action: label }: OrderText,
  { brand, link, to }: { brand: string; link: string; to: "customer" | "seller" },
): NoticeText {
  const reason =
    to === "seller"
      ? `Vous recevez cet e-mail parce que votre boutique vend sur ${brand}.`
      : `Vous recevez cet e-mail parce que vous avez commandé sur ${brand}.`;
  return { subject, sms, paragraphs, action: { label, link }, reason };
}
