import { ALONE_HOURS, CONFIRM_DAYS, confirmUntil } from "@jdj/contract/payments/fabric-release";
import type { WithdrawalState } from "@jdj/contract/payouts/withdrawal-states";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { nameForStrangers } from "../../abuse/name-for-strangers.ts";
import { shortName } from "../../operations/outgoing-messages/write-sms.ts";
import type { StoredWithdrawal } from "./queries.ts";

/** Who reads about a withdrawal. */
export interface WithdrawalReader {
  /** Whether they asked for it. */
  isAsker: boolean;
  /** The names of those who confirm it; none where the asker is alone. */
  confirmers: readonly string[];
  /** The name of its fabric order, without links. */
  order: string;
  /** Where it goes: « Wave, 07 01 02 03 04 »; null once that number is gone. */
  wallet: string | null;
}

/**
 * The subject and the paragraphs of the email about a withdrawal that came to a state, and its SMS
 * without our name.
 */
export function writeWithdrawalText(
  withdrawal: StoredWithdrawal,
  state: WithdrawalState,
  { isAsker, confirmers, order, wallet }: WithdrawalReader,
): { subject: string; paragraphs: string[]; action: string; sms: string } {
  const amount = fcfa(withdrawal.amountFcfa);
  const asker = withdrawal.askedName;
  const short = shortName(nameForStrangers(asker, "Un membre"));
  const to = wallet === null ? "" : ` vers ${wallet}`;
  const what = `${amount} de l’argent collecté pour «\u00a0${order}\u00a0»`;
  const until = dateAndTime(confirmUntil(withdrawal.createdAt).toISOString());
  switch (state) {
    case "asked":
      return isAsker
        ? {
            subject: `Votre retrait de ${amount} attend d’être confirmé`,
            paragraphs: [
              `Vous avez demandé ${what}${to}.`,
              confirmers.length === 0
                ? `Vous êtes seul à tenir l’argent de ce carnet\u00a0: confirmez-le vous-même après ${ALONE_HOURS}\u00a0heures, avant le ${until}.`
                : `${confirmers.join(" ou ")} doit le confirmer avant le ${until}. Rien ne part avant.`,
            ],
            action: "Voir l’argent de cette commande",
            sms: `votre demande de retrait de ${amount} (pagnes) attend sa confirmation.`,
          }
        : {
            subject: `${asker} demande un retrait de ${amount}\u00a0: à vous de confirmer`,
            paragraphs: [
              `${asker} demande ${what}${to}. Un retrait se fait à deux\u00a0: rien ne part sans vous.`,
              `Confirmez-le ou refusez-le avant le ${until}. Sans réponse, il est annulé.`,
            ],
            action: "Confirmer ou refuser",
            sms: `${short} demande un retrait de ${amount} (pagnes). À vous de confirmer.`,
          };
    case "confirmed":
      return {
        subject: `Le retrait de ${amount} est confirmé`,
        paragraphs: [
          `${withdrawal.decidedName ?? "Un membre"} a confirmé le retrait de ${what}${to}, demandé par ${asker}.`,
          "Notre équipe le verse sous deux jours ouvrés. Vous n’avez rien demandé\u00a0? Répondez à cet e-mail sans attendre.",
        ],
        action: "Suivre le versement",
        sms: `le retrait de ${amount} (pagnes) demandé par ${short} est confirmé.`,
      };
    case "refused":
      return {
        subject: `Le retrait de ${amount} est refusé`,
        paragraphs: [
          withdrawal.decidedName === null
            ? `La commande est annulée\u00a0: le retrait de ${what}, demandé par ${asker}, ne se fait pas.`
            : `${withdrawal.decidedName} a refusé le retrait de ${what}, demandé par ${asker}. Rien n’est parti.`,
        ],
        action: "Voir l’argent de cette commande",
        sms: `le retrait de ${amount} (pagnes) demandé par ${short} est refusé.`,
      };
    case "expired":
      return {
        subject: `Le retrait de ${amount} n’a pas été confirmé`,
        paragraphs: [
          `Personne n’a confirmé en ${CONFIRM_DAYS}\u00a0jours le retrait de ${what}, demandé par ${asker}. Rien n’est parti\u00a0; il peut être demandé de nouveau.`,
        ],
        action: "Voir l’argent de cette commande",
        sms: `le retrait de ${amount} (pagnes) n’a pas été confirmé à temps, rien n’est parti.`,
      };
  }
}
