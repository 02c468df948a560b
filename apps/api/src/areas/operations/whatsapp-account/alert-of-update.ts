import type { AccountUpdate } from "../../../drivers/whatsapp/account-update.ts";
import type { operatorAlerts } from "../alerts/tables.ts";
import { blockingApprovals } from "./blocked-templates.ts";

type Alert = Pick<typeof operatorAlerts.$inferInsert, "kind" | "subject" | "detail">;

/** Events of an account that are harmless, or no concern of the operator. */
const harmless = [
  "VERIFIED_ACCOUNT",
  "PARTNER_ADDED",
  "PARTNER_APP_INSTALLED",
  "ACCOUNT_OFFBOARDED",
];

const because = (reason: string | null) => (reason === null ? "" : ` (${reason})`);

/** The alert that an update of our WhatsApp account raises; null for none. */
export function alertOf(update: AccountUpdate): Alert | null {
  switch (update.kind) {
    case "template": {
      const { name, approval, reason } = update;
      if (!blockingApprovals.includes(approval)) return null;
      const detail = `WhatsApp\u00a0: le modèle «\u00a0${name}\u00a0» ne peut plus servir${because(reason)}.`;
      return { kind: "whatsapp-template", subject: name, detail };
    }
    case "template-category": {
      if (update.next === null) return null;
      const detail = `WhatsApp\u00a0: le modèle «\u00a0${update.name}\u00a0» va changer de catégorie, donc de prix.`;
      return { kind: "whatsapp-template", subject: `${update.name}:category`, detail };
    }
    case "number": {
      if (update.quality !== "red") return null;
      const detail = `WhatsApp\u00a0: la qualité du numéro ${update.number} est basse.`;
      return { kind: "whatsapp-account", subject: update.number, detail };
    }
    case "account": {
      if (harmless.includes(update.event)) return null;
      const detail = `WhatsApp, à propos de notre compte\u00a0: ${update.event}${because(update.detail)}.`;
      return { kind: "whatsapp-account", subject: `${update.account}:${update.event}`, detail };
    }
  }
}
