import type { AccountNews } from "../../../drivers/whatsapp/account-news.ts";
import type { operatorAlerts } from "../alerts/tables.ts";
import { blockingApprovals } from "./blocked-templates.ts";

type Alert = Pick<typeof operatorAlerts.$inferInsert, "kind" | "subject" | "detail">;

/** Events of an account that are good news, or none of the operator's. */
const harmless = [
  "VERIFIED_ACCOUNT",
  "PARTNER_ADDED",
  "PARTNER_APP_INSTALLED",
  "ACCOUNT_OFFBOARDED",
];

const because = (reason: string | null) => (reason === null ? "" : ` (${reason})`);

/** What the operator must know of news of our account with WhatsApp; null for nothing. */
export function alertOf(news: AccountNews): Alert | null {
  switch (news.kind) {
    case "template": {
      const { name, approval, reason } = news;
      if (!blockingApprovals.includes(approval)) return null;
      const detail = `WhatsApp\u00a0: le modèle «\u00a0${name}\u00a0» ne peut plus servir${because(reason)}.`;
      return { kind: "whatsapp-template", subject: name, detail };
    }
    case "template-category": {
      if (news.next === null) return null;
      const detail = `WhatsApp\u00a0: le modèle «\u00a0${news.name}\u00a0» va changer de catégorie, donc de prix.`;
      return { kind: "whatsapp-template", subject: `${news.name}:category`, detail };
    }
    case "number": {
      if (news.quality !== "red") return null;
      const detail = `WhatsApp\u00a0: la qualité du numéro ${news.number} est basse.`;
      return { kind: "whatsapp-account", subject: news.number, detail };
    }
    case "account": {
      if (harmless.includes(news.event)) return null;
      const detail = `WhatsApp, à propos de notre compte\u00a0: ${news.event}${because(news.detail)}.`;
      return { kind: "whatsapp-account", subject: `${news.account}:${news.event}`, detail };
    }
  }
}
