import { sql } from "drizzle-orm";
import { wordList } from "../../../database/columns.ts";
import type { Database } from "../../../database/connect.ts";
import type { Approval } from "../../../drivers/whatsapp/account-update.ts";
import type { ApiSettings } from "../../../settings.ts";

/** What a template is for: a card has a picture, a message has none. */
export type TemplateUse = "card" | "message";

/** What WhatsApp lets nobody send by. */
export const blockingApprovals: readonly Approval[] = ["rejected", "paused", "disabled", "deleted"];

/** A template by which nothing leaves, in the language in which ours are sent. */
export interface BlockedTemplate {
  account: string;
  name: string;
}

/** The blocked templates, as a column of another query: few or none. */
export const blockedTemplates = sql<BlockedTemplate[]>`(
  select coalesce(json_agg(json_build_object('account', account, 'name', name)), '[]'::json)
  from whatsapp_templates
  where language = 'fr' and approval in ${wordList(blockingApprovals)})`;

/** The blocked templates. */
export async function listBlockedTemplates(db: Database): Promise<BlockedTemplate[]> {
  const { rows } = await db.execute<{ blocked: BlockedTemplate[] }>(
    sql`select ${blockedTemplates} as blocked`,
  );
  return rows[0]?.blocked ?? [];
}

/**
 * Whether WhatsApp lets nothing leave for a use: every template of ours for it is blocked. One whose
 * account is not set is known by its name alone.
 */
export function isTemplateBlocked(
  use: TemplateUse,
  { whatsAppTemplates }: Pick<ApiSettings, "whatsAppTemplates">,
  blocked: readonly BlockedTemplate[],
): boolean {
  const ours = whatsAppTemplates.filter((template) => template[use] !== null);
  const isBlocked = ({ account, ...names }: (typeof ours)[number]) =>
    blocked.some((one) => one.name === names[use] && (account ?? one.account) === one.account);
  return ours.length > 0 && ours.every(isBlocked);
}

/**
 * Whether a use may leave by one contract: it has a template for it that is not blocked. One of which
 * no template is set is asked.
 */
export function mayLeaveBy(
  contract: number,
  use: TemplateUse,
  { whatsAppTemplates }: Pick<ApiSettings, "whatsAppTemplates">,
  blocked: readonly BlockedTemplate[],
): boolean {
  const ours = whatsAppTemplates.filter((one) => one.contract === contract);
  if (ours.length === 0) return true;
  const isSet = ours.some((template) => template[use] !== null);
  return isSet && !isTemplateBlocked(use, { whatsAppTemplates: ours }, blocked);
}
