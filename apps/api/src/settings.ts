import type { LegalEntity } from "@jdj/contract/content/legal-entity";
import type { SiteContacts } from "@jdj/contract/content/site-contacts";
import type { PasswordCost } from "./crypto/password.ts";

/** An outside service without which part of the product is not offered. */
export type OutsideService =
  | "mail"
  | "sms"
  | "whatsapp"
  /** Notices to accounts by WhatsApp: they have a template of their own. */
  | "whatsapp-notices"
  | "payments"
  /** The platform of normalised invoices: without it staff make them on its own site. */
  | "invoices"
  /** Who may hold money for others: deposits, orders of the shop, gifts and fabric need it. */
  | "held-funds";

/** The names of our approved templates at one contract with WhatsApp. */
export interface WhatsAppTemplates {
  /** The number of the contract. */
  contract: number;
  /** The id of its WhatsApp Business account; null where it is not set. */
  account: string | null;
  /** With a picture above. */
  card: string;
  /** Without; null where there is none. */
  message: string | null;
}

/** The settings of the API, already checked. */
export interface ApiSettings {
  /** The product's name, as people read it. */
  brand: string;
  /** Where people reach the site, without a slash at the end; links in emails begin with it. */
  publicUrl: string;
  /** Key of signatures and of hashes of short codes, 32 characters or more. */
  secret: string;
  /** Former keys: links and codes made with them are still good. */
  previousSecrets: readonly string[];
  /** Who passes the notebook's gate: address or number proven (`either`), or the address only. */
  gate: "either" | "email";
  /** `spec`: 3 characters, as specified. `strict`: 8, and none of the commonest. */
  passwordPolicy: "spec" | "strict";
  /** What deriving a password costs whoever guesses, and us. */
  passwordCost: PasswordCost;
  /** Nothing made up exists then: no address under /dev/, no password of the demonstration. */
  isProduction: boolean;
  /** How SMS segments are counted: `real`, as operators count them; `spec`, length divided by 160. */
  smsSegments: "real" | "spec";
  /** Whether messages are stored to be read at /dev/outbox. */
  mailCatcherOpen: boolean;
  /** Services that this installation has not: what needs them is not offered. */
  closedServices: readonly OutsideService[];
  /** The approved templates by which WhatsApp messages leave, one for each contract; none without WhatsApp. */
  whatsAppTemplates: readonly WhatsAppTemplates[];
  /** The operator's email address for alerts; null for alerts in the console and in the log only. */
  operatorEmail: string | null;
  /** What account SMS may cost us in a day, in FCFA. */
  dailySpendFcfa: number;
  /** A refund of more than this needs a second member of staff, FCFA. */
  refundApprovalFcfa: number;
  /** What the marketplace keeps of each product sold, in percent; a seller may have a rate of its own. */
  commissionPercent: number;
  /** Codes by SMS in a day to a country, by calling code (`*` for the others), in place of our own figures. */
  otpByCountry: Readonly<Record<string, number>>;
  /** How the product is reached. */
  contacts: SiteContacts;
  /** Who runs it. */
  legal: LegalEntity;
  /** With so many stickers of the tax office or fewer, the operator is alerted. */
  stickersLow: number;
}
