import {
  CONTEST_START_HOURS,
  FREE_CANCELLATION_DAYS,
  HALF_CANCELLATION_DAYS,
  lastDaysToCancel,
} from "@jdj/contract/payments/cancellation";
import { longDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";

/**
 * What a customer who cancels gets back of a deposit, for whoever is about to pay it.
 * @param day the day of the service, `YYYY-MM-DD`; null where none is known
 * @param today what has passed is not offered
 */
export function cancellationTerms(day: string | null, today: string): string {
  const byProvider = "Si le prestataire annule, tout vous est rendu.";
  if (day === null)
    return `Si vous annulez, tout l’acompte vous est rendu jusqu’à ${CONTEST_START_HOURS} heures après que le prestataire a déclaré commencer la prestation, rien ensuite. ${byProvider}`;
  const { all, half } = lastDaysToCancel(day);
  if (today > half)
    return `La prestation est à moins de ${HALF_CANCELLATION_DAYS} jours\u00a0: si vous annulez, rien ne vous est rendu. ${byProvider}`;
  if (today > all)
    return `La prestation est à moins de ${FREE_CANCELLATION_DAYS} jours\u00a0: si vous annulez, la moitié de l’acompte vous est rendue jusqu’au ${longDate(half)} inclus, rien ensuite. ${byProvider}`;
  return `Si vous annulez, tout l’acompte vous est rendu jusqu’au ${longDate(all)} inclus, la moitié jusqu’au ${longDate(half)} inclus, rien ensuite. ${byProvider}`;
}

/** What a cancellation by the customer gives back now of the deposit that they paid, in FCFA. */
export function refundSentence(paidFcfa: number, backFcfa: number): string {
  const paid = fcfa(paidFcfa);
  if (backFcfa === paidFcfa) return `Votre acompte de ${paid} vous est rendu en entier.`;
  return backFcfa > 0
    ? `${fcfa(backFcfa)} de votre acompte de ${paid} vous sont rendus\u00a0; le reste, ${fcfa(paidFcfa - backFcfa)}, est au prestataire.`
    : `Rien ne vous est rendu\u00a0: l’acompte de ${paid} reste au prestataire.`;
}

/** What a provider who cancels gives back of the deposit that was paid, in FCFA; null without one. */
export function withdrawalSentence(paidFcfa: number | null): string {
  return paidFcfa === null
    ? "Aucun acompte n’est payé\u00a0: rien n’est à rendre."
    : `L’acompte payé, ${fcfa(paidFcfa)}, est rendu au client en entier.`;
}
