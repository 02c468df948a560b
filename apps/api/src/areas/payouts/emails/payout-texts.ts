import { type PayoutMethod, payoutMethods } from "@jdj/contract/payouts/payout-methods";
import { numberUsableFrom } from "@jdj/contract/payouts/payout-number";
import type { PayoutState } from "@jdj/contract/payouts/payout-state";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { displayPhone } from "@jdj/french/phone";
import type { StoredNumber } from "../numbers/queries.ts";
import type { StoredPayout } from "../payouts/payee.ts";

/** A subject and the paragraphs under it. */
interface Written {
  subject: string;
  paragraphs: string[];
  /** What an SMS says of it, without our name; undefined where none is sent. */
  sms?: string;
}

/** « Wave, 07 01 02 03 04, au nom de Awa Kouassi ». */
function wallet({
  method,
  phone,
  holder,
}: {
  method: PayoutMethod;
  phone: string;
  holder: string;
}) {
  const name = holder === "" ? "" : `, au nom de ${holder}`;
  return phone === ""
    ? payoutMethods[method]
    : `${payoutMethods[method]}, ${displayPhone(phone)}${name}`;
}

const again = "Le montant est de nouveau disponible\u00a0: vous pouvez refaire votre demande.";

type Text = (payout: StoredPayout, amount: string) => Written;

/** What a beneficiary reads of each state of a payout. */
const texts: Readonly<Record<PayoutState, Text>> = {
  requested: (payout, amount) => ({
    subject: `Votre demande de versement de ${amount} est reçue`,
    paragraphs: [
      `Vous avez demandé ${amount} (${wallet(payout)}). Notre équipe vérifie votre demande\u00a0; le versement se fait sous deux jours ouvrés.`,
      "Vous n’avez rien demandé\u00a0? Répondez à cet e-mail sans attendre.",
    ],
    sms: `un versement de ${amount} est demandé. Ce n’est pas vous\u00a0? Écrivez-nous.`,
  }),
  approved: (payout, amount) => ({
    subject: `Votre versement de ${amount} est accepté`,
    paragraphs: [`Notre équipe a accepté votre versement de ${amount} (${wallet(payout)}).`],
  }),
  sent: (payout, amount) => ({
    subject: `Votre versement de ${amount} est parti`,
    paragraphs: [
      `Votre versement de ${amount} est parti (${wallet(payout)}). Vous recevez un e-mail dès qu’il est arrivé.`,
    ],
    sms: `votre versement de ${amount} est parti.`,
  }),
  confirmed: (payout, amount) => ({
    subject: `Votre versement de ${amount} est fait`,
    paragraphs: [
      `Nous vous avons versé ${amount} (${wallet(payout)}).`,
      `Référence du transfert\u00a0: ${payout.transferReference}.`,
    ],
    sms: `votre versement de ${amount} est fait.`,
  }),
  failed: (payout, amount) => ({
    subject: `Votre versement de ${amount} n’est pas arrivé`,
    paragraphs: [
      `Votre versement de ${amount} n’est pas arrivé (${wallet(payout)}).`,
      `Motif\u00a0: ${payout.reason}`,
      again,
    ],
    sms: `votre versement de ${amount} n’est pas arrivé, le montant reste à vous.`,
  }),
  reversed: (payout, amount) => ({
    subject: `Votre versement de ${amount} est annulé`,
    paragraphs: [
      `Votre versement de ${amount} est annulé, et l’argent est revenu chez nous (${wallet(payout)}).`,
      `Motif\u00a0: ${payout.reason}`,
      again,
    ],
    sms: `votre versement de ${amount} est annulé, le montant reste à vous.`,
  }),
  refused: (payout, amount) => ({
    subject: `Votre versement de ${amount} n’a pas pu être fait`,
    paragraphs: [
      `Votre versement de ${amount} n’a pas pu être fait (${wallet(payout)}).`,
      `Motif\u00a0: ${payout.reason}`,
      again,
    ],
    sms: `votre versement de ${amount} n’a pas pu être fait, le montant reste à vous.`,
  }),
};

/** The email about a state of a payout. */
export function writePayoutText(payout: StoredPayout, state: PayoutState): Written {
  return texts[state](payout, fcfa(payout.amountFcfa));
}

/** What the number that was to receive a payout gets by SMS, without our name. */
export function settledSms(amount: string, isPaid: boolean): string {
  return isPaid
    ? `votre retrait de ${amount} est versé.`
    : `votre retrait de ${amount} n’a pas pu être versé. Le motif est dans votre espace.`;
}

/** The email about a new number. @param addedBy the name of who added it; empty once they are erased */
export function writeNumberText(
  number: StoredNumber & { provenAt: Date },
  addedBy: string,
): Written {
  const by = addedBy === "" ? "" : `, ajouté par ${addedBy}`;
  return {
    subject: "Un nouveau numéro peut recevoir votre argent",
    paragraphs: [
      `Un nouveau numéro de versement est confirmé\u00a0: ${wallet(number)}${by}.`,
      `Il peut recevoir un premier versement à partir du ${dateAndTime(numberUsableFrom(number.provenAt).toISOString())}.`,
      "Vous ne le connaissez pas\u00a0? Retirez-le avant cette date, changez votre mot de passe, et répondez à cet e-mail.",
    ],
  };
}
