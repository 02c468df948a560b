import type {
  ConsoleWhatsAppNumber,
  ConsoleWhatsAppTemplate,
} from "@jdj/contract/console/whatsapp";
import { grouped } from "../../format.ts";

/** The categories of templates, which set the price. */
export const categoryLabels: Readonly<
  Record<NonNullable<ConsoleWhatsAppTemplate["category"]>, string>
> = { marketing: "Marketing", utility: "Utilitaire", authentication: "Authentification" };

/** What WhatsApp says of a template, with the tone of its badge. */
export const approvalLabels: Readonly<
  Record<NonNullable<ConsoleWhatsAppTemplate["approval"]>, { state: string; label: string }>
> = {
  approved: { state: "done", label: "Approuvé" },
  pending: { state: "pending", label: "En examen" },
  flagged: { state: "pending", label: "Signalé" },
  rejected: { state: "refused", label: "Refusé" },
  paused: { state: "suspended", label: "Suspendu" },
  disabled: { state: "failed", label: "Désactivé" },
  deleted: { state: "ended", label: "Supprimé" },
};

/** What we send by a template. */
export const useLabels: Readonly<Record<NonNullable<ConsoleWhatsAppTemplate["use"]>, string>> = {
  card: "Cartes",
  message: "Messages et alertes",
};

/** How people receive what a number sends. */
export const qualityLabels: Readonly<
  Record<NonNullable<ConsoleWhatsAppNumber["quality"]>, { state: string; label: string }>
> = {
  green: { state: "done", label: "Haute" },
  yellow: { state: "pending", label: "Moyenne" },
  red: { state: "failed", label: "Basse" },
};

const reasons: Readonly<Record<string, string>> = {
  ABUSIVE_CONTENT: "Contenu abusif",
  INCORRECT_CATEGORY: "Mauvaise catégorie",
  INVALID_FORMAT: "Format invalide",
  PROMOTIONAL: "Contenu promotionnel",
  SCAM: "Ressemble à une escroquerie",
  TAG_CONTENT_MISMATCH: "Langue ou catégorie sans rapport avec le texte",
  FIRST_PAUSE: "Première suspension, de trois heures",
  SECOND_PAUSE: "Deuxième suspension, de six heures",
  RATE_LIMITING_PAUSE: "Trop d’envois, suspendu un moment",
};

/** Why, in French where the code is known. */
export function reasonLabel(code: string | null): string | null {
  return code === null ? null : (reasons[code] ?? code);
}

/** A limit as people read it: `TIER_2K` is 2 000 people a day. */
export function limitLabel(limit: string): string {
  if (limit === "TIER_UNLIMITED") return "Sans limite";
  if (limit === "TIER_NOT_SET") return "Pas encore fixée";
  const [, figure, thousands] = /^TIER_(\d+)(K?)$/.exec(limit) ?? [];
  if (figure === undefined) return limit;
  return `${grouped(Number(figure) * (thousands ? 1000 : 1))} personnes par jour`;
}

const events: Readonly<Record<string, string>> = {
  ACCOUNT_RESTRICTION: "Envois restreints",
  ACCOUNT_VIOLATION: "Règle enfreinte",
  ACCOUNT_DELETED: "Compte supprimé",
  DISABLED_UPDATE: "Compte désactivé",
  VERIFIED_ACCOUNT: "Compte vérifié",
};

/** What WhatsApp said of an account, in French where it is known. */
export function eventLabel(event: string): string {
  return events[event] ?? event;
}
