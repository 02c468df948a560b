/** What WhatsApp says of a template: whether messages may leave by it. */
export const approvals = [
  "approved",
  "pending",
  "flagged",
  "rejected",
  "paused",
  "disabled",
  "deleted",
] as const;
export type Approval = (typeof approvals)[number];

/** What a message is for, as WhatsApp judges its template: it sets the price. */
export const templateCategories = ["marketing", "utility", "authentication"] as const;
export type TemplateCategory = (typeof templateCategories)[number];

/** How people receive what a number sends; `red`: many block it. */
export const numberQualities = ["green", "yellow", "red"] as const;
export type NumberQuality = (typeof numberQualities)[number];

/** What every update of our account has. */
export interface Update {
  /** The id of the WhatsApp Business account. */
  account: string;
  /** When it happened; null where WhatsApp did not say. */
  at: Date | null;
}

interface TemplateUpdate extends Update {
  name: string;
  /** As WhatsApp writes it: `fr`, `en_US`. */
  language: string;
}

/** What WhatsApp tells of our account with it. */
export type AccountUpdate =
  | (TemplateUpdate & {
      kind: "template";
      approval: Approval;
      /** WhatsApp's code of the reason, and its sentence. */
      reason: string | null;
      detail: string | null;
      /** Null where it was left out. */
      category: TemplateCategory | null;
    })
  | (TemplateUpdate & {
      kind: "template-category";
      category: TemplateCategory;
      /** The category that it will have, unless we object in time. */
      next: { category: TemplateCategory; from: Date | null } | null;
    })
  | (Update & {
      kind: "number";
      /** As WhatsApp shows it. */
      number: string;
      /** Null where this is not about the quality. */
      quality: NumberQuality | null;
      /** How many people it may write to in a day, `TIER_2K`; null where this is not about the limit. */
      limit: string | null;
    })
  | (Update & {
      kind: "account";
      /** `ACCOUNT_RESTRICTION`… */
      event: string;
      detail: string | null;
    });
