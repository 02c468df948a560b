import type { ErasureState } from "@jdj/contract/accounts/account-erasure";
import { PRIVACY_NEAR_DAYS } from "@jdj/contract/accounts/privacy-days";
import type { PrivacyRequest } from "@jdj/contract/console/privacy-requests";

export const kindLabels: Readonly<Record<PrivacyRequest["kind"], string>> = {
  export: "Copie des données",
  erasure: "Effacement",
};

export const arrivalLabels: Readonly<Record<PrivacyRequest["received_by"], string>> = {
  email: "Par e-mail",
  post: "Par courrier",
};

export const stateLabels: Readonly<Record<PrivacyRequest["state"], string>> = {
  open: "En attente",
  done: "Faite",
  refused: "Refusée",
};

export const erasureLabels: Readonly<Record<ErasureState, string>> = {
  asked: "Attend la confirmation de la personne",
  proven: "Attend une deuxième personne de l’équipe",
  approved: "Approuvé, attend la fin du délai",
  closed: "En cours d’effacement",
  done: "Effacé",
  cancelled: "Effacement annulé",
  expired: "Effacement abandonné",
  stopped: "Effacement arrêté",
};

/** The states after which a request may be answered otherwise. */
export const endedErasures: readonly ErasureState[] = ["done", "cancelled", "expired", "stopped"];

/** How near the last day is. */
export function urgencyOf(daysLeft: number | null): "success" | "warning" | "error" | null {
  if (daysLeft === null) return null;
  if (daysLeft < 0) return "error";
  return daysLeft <= PRIVACY_NEAR_DAYS ? "warning" : "success";
}

/** The days left in words. */
export function daysLabel(daysLeft: number | null): string {
  if (daysLeft === null) return "";
  if (daysLeft < 0) return `En retard de ${-daysLeft} jour${daysLeft < -1 ? "s" : ""}`;
  if (daysLeft === 0) return "Aujourd’hui";
  return `Encore ${daysLeft} jour${daysLeft > 1 ? "s" : ""}`;
}
