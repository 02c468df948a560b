import { textAt, valueAt } from "../delivery-receipt.ts";
import {
  type AccountUpdate,
  type Approval,
  type NumberQuality,
  numberQualities,
  type TemplateCategory,
  templateCategories,
  type Update,
} from "./account-update.ts";

const approvalOf: Readonly<Record<string, Approval>> = {
  APPROVED: "approved",
  REINSTATED: "approved",
  UNARCHIVED: "approved",
  PENDING: "pending",
  IN_APPEAL: "pending",
  FLAGGED: "flagged",
  REJECTED: "rejected",
  LIMIT_EXCEEDED: "rejected",
  PAUSED: "paused",
  DISABLED: "disabled",
  ARCHIVED: "deleted",
  PENDING_DELETION: "deleted",
  DELETED: "deleted",
};

/** What the event of a number says of its quality. */
const qualityOf: Readonly<Record<string, NumberQuality>> = { FLAGGED: "red", UNFLAGGED: "green" };

/**
 * What one change of a webhook says of our account; nothing for a change of anything else, and for
 * words that we do not know.
 * @param entry that contains the change: the account, and when it happened
 */
export function readAccountUpdates(entry: unknown, change: unknown): AccountUpdate[] {
  const account = shortText(entry, "id");
  const common = { account: account ?? "", at: instantOf(valueAt(entry, "time")) };
  const value = valueAt(change, "value");
  switch (textAt(change, "field")) {
    case "message_template_status_update":
      return readTemplate(common, value);
    case "template_category_update":
      return readCategory(common, value);
    case "phone_number_quality_update":
      return readNumber(common, value);
    case "account_update":
      return readAccount(common, value);
    default:
      return [];
  }
}

function templateOf(value: unknown): { name: string; language: string } | null {
  const name = shortText(value, "message_template_name");
  const language = shortText(value, "message_template_language");
  return name === null || language === null ? null : { name, language };
}

function readTemplate(common: Update, value: unknown): AccountUpdate[] {
  const template = templateOf(value);
  const approval = known(approvalOf, textAt(value, "event"));
  if (template === null || approval === undefined) return [];
  const given = shortText(value, "reason") ?? shortText(value, "other_info", "title");
  const reason = given === "NONE" ? null : given;
  const detail =
    shortText(value, "rejection_info", "reason") ?? shortText(value, "other_info", "description");
  const category = categoryOf(textAt(value, "message_template_category"));
  return [{ kind: "template", ...common, ...template, approval, reason, detail, category }];
}

function readCategory(common: Update, value: unknown): AccountUpdate[] {
  const template = templateOf(value);
  const category = categoryOf(textAt(value, "new_category"));
  if (template === null || category === null) return [];
  const coming = categoryOf(textAt(value, "correct_category"));
  const from = instantOf(valueAt(value, "category_update_timestamp"));
  const isDone = textAt(value, "previous_category") !== null;
  const next = coming === null || isDone || coming === category ? null : { category: coming, from };
  return [{ kind: "template-category", ...common, ...template, category, next }];
}

function readNumber(common: Update, value: unknown): AccountUpdate[] {
  const number = shortText(value, "display_phone_number");
  if (number === null) return [];
  const rating = textAt(value, "quality_rating")?.toLowerCase();
  const quality =
    numberQualities.find((one) => one === rating) ?? known(qualityOf, textAt(value, "event"));
  // The former field was to go in February 2026.
  const limit =
    shortText(value, "max_daily_conversations_per_business") ?? shortText(value, "current_limit");
  if (quality === undefined && limit === null) return [];
  return [{ kind: "number", ...common, number, quality: quality ?? null, limit }];
}

function readAccount(common: Update, value: unknown): AccountUpdate[] {
  const event = shortText(value, "event");
  if (event === null) return [];
  const detail =
    shortText(value, "ban_info", "waba_ban_state") ??
    shortText(value, "violation_info", "violation_type") ??
    shortText(value, "restriction_info", 0, "restriction_type");
  return [{ kind: "account", ...common, event, detail }];
}

function known<T>(words: Readonly<Record<string, T>>, word: string | null): T | undefined {
  return word !== null && Object.hasOwn(words, word) ? words[word] : undefined;
}

function categoryOf(word: string | null): TemplateCategory | null {
  return templateCategories.find((one) => one === word?.toLowerCase()) ?? null;
}

/** A text of a webhook, as much of it as is kept. */
function shortText(value: unknown, ...path: (string | number)[]): string | null {
  const text = textAt(value, ...path);
  return text === null ? null : text.replace(/\p{Cc}/gu, " ").slice(0, 300);
}

/** An instant in seconds, as WhatsApp writes it, or in milliseconds. */
function instantOf(value: unknown): Date | null {
  const number = Number(value ?? Number.NaN);
  if (!Number.isFinite(number) || number <= 0) return null;
  const at = new Date(number > 100_000_000_000 ? number : number * 1000);
  return Number.isNaN(at.getTime()) ? null : at;
}
