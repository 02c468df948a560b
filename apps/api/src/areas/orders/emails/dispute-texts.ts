import { ofName } from "@jdj/french/names";
import type { Texts } from "./order-texts.ts";

const action = "Voir la commande";
const noted = (note: string) => (note === "" ? [] : [`«\u00a0${note}\u00a0»`]);

/** What a customer reads about a part that did not arrive. */
export const disputesToCustomer: Texts<"not-received" | "dispute-answered" | "dispute-decided"> = {
  "not-received": ({ reference, sellerName, total }) => ({
    subject: `Commande ${ofName(sellerName)} non reçue\u00a0: c’est noté`,
    paragraphs: [
      `Vous n’avez pas reçu la part ${ofName(sellerName)} dans votre commande ${reference}. Les ${total} payés sont gelés\u00a0: le vendeur peut vous répondre, puis notre équipe décide.`,
      "Elle arrive finalement\u00a0? Dites-le sur la page de la commande.",
    ],
    action,
    sms: null,
  }),
  "dispute-answered": ({ reference, sellerName, note }) => ({
    subject: `${sellerName} vous répond`,
    paragraphs: [
      `${sellerName} répond à propos de votre commande ${reference} non reçue. Notre équipe décide bientôt.`,
      ...noted(note),
    ],
    action,
    sms: null,
  }),
  "dispute-decided": ({ reference, sellerName, note }) => ({
    subject: `Commande ${ofName(sellerName)} non reçue\u00a0: notre décision`,
    paragraphs: [
      `Notre équipe a décidé à propos de la part ${ofName(sellerName)} dans votre commande ${reference}.`,
      ...noted(note),
    ],
    action,
    sms: null,
  }),
};

/** What its seller reads. */
export const disputesToSeller: Texts<"not-received" | "dispute-decided"> = {
  "not-received": ({ brand, reference, customerName, note }) => ({
    subject: `Commande ${reference}\u00a0: le client dit ne pas l’avoir reçue`,
    paragraphs: [
      `${customerName} dit ne pas avoir reçu la commande ${reference}. Son argent est gelé jusqu’à la décision de notre équipe.`,
      ...noted(note),
      "Répondez depuis la commande\u00a0: qui a livré, quand, à qui.",
    ],
    action: "Répondre",
    sms: `${brand}\u00a0: le client dit ne pas avoir reçu la commande ${reference}. Répondez depuis votre espace.`,
  }),
  "dispute-decided": ({ reference, note }) => ({
    subject: `Commande ${reference} non reçue\u00a0: notre décision`,
    paragraphs: [`Notre équipe a décidé à propos de la commande ${reference}.`, ...noted(note)],
    action,
    sms: null,
  }),
};
