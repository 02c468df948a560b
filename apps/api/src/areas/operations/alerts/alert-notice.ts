import type { StaffNotice } from "../../identity/notices/tell-staff.ts";
import type { operatorAlerts } from "./tables.ts";

type Alert = Pick<typeof operatorAlerts.$inferSelect, "kind" | "subject" | "detail">;

/** What joins the notices of an alert: a second one says what the first says. */
export const alertKey = (kind: Alert["kind"], subject: string): string =>
  `alert:${kind}:${subject}`;

/** What staff are told of an alert of each kind, and the page of the console where it is seen to: `{id}` is its record. */
const told: Readonly<
  Record<Alert["kind"], Pick<StaffNotice, "kind" | "title"> & { page: string }>
> = {
  "gateway-away": { ...outage("Une passerelle ne répond pas"), page: "outages" },
  "spend-near": outage("La dépense du jour approche de sa limite"),
  "spend-reached": outage("La dépense du jour a atteint sa limite"),
  "codes-near": outage("Les codes par SMS approchent de leur plafond"),
  "not-received": outage("Des messages n’arrivent pas"),
  "whatsapp-template": {
    ...outage("Un modèle de WhatsApp demande votre attention"),
    page: "whatsapp-templates",
  },
  "whatsapp-account": {
    ...outage("Le compte WhatsApp demande votre attention"),
    page: "whatsapp-templates",
  },
  "stickers-low": outage("Les vignettes de factures s’épuisent"),
  "privacy-request": {
    ...{ kind: "personal-data", title: "Une demande sur des données attend sa réponse" },
    page: "privacy-requests/{id}/show",
  },
  "refund-short": {
    ...{ kind: "money-task", title: "Un remboursement est à faire à la main" },
    page: "refunds/{id}/show",
  },
  "payout-waits": {
    ...{ kind: "money-task", title: "Un versement est à vérifier" },
    page: "payouts/{id}/show",
  },
  "invoice-waits": {
    ...{ kind: "money-task", title: "Une facture attend votre décision" },
    page: "invoices/{id}/show",
  },
  dispute: {
    ...{ kind: "dispute", title: "Un litige attend votre décision" },
    page: "disputes/{id}/show",
  },
};

function outage(title: string) {
  return { kind: "outage" as const, title, page: "alerts" };
}

/**
 * The page of the record that a subject names, « dispute:12 » or « 12-erasure »; that of all alerts where
 * it names none, and for a return to an order of cloths, which has no refund of ours.
 */
function pageFor(page: string, subject: string): string {
  if (!page.includes("{id}")) return page;
  const [id] = subject.startsWith("instalment:") ? [] : (/\d+/.exec(subject) ?? []);
  return id === undefined ? "alerts" : page.replace("{id}", id);
}

/**
 * What staff whose role may see to it are told of an alert. The text of one about people or money stays
 * on its page.
 */
export function alertNotice({ kind, subject, detail }: Alert): StaffNotice {
  const { page, ...what } = told[kind];
  return {
    ...what,
    page: pageFor(page, subject),
    ...(what.kind === "money-task" ? {} : { joinKey: alertKey(kind, subject) }),
    ...(what.kind === "outage" ? { text: detail } : {}),
  };
}
