import type { SettingAction } from "@jdj/contract/console/setting-changes";
import type { RequestContext } from "../../../app-context.ts";
import { requestApproval, type StaffAuthor } from "./approve.ts";

/**
 * Asks for a change of a setting of money, in the caller's transaction; a second person makes it. One
 * that waits for the same record is replaced.
 * @param asked.detail what would change, in words
 * @returns the number of the record, as a save of it does; that of the request where there is none
 */
export async function requestChange(
  { db, now }: Pick<RequestContext, "db" | "now">,
  author: StaffAuthor,
  asked: {
    action: SettingAction;
    recordId: number | string;
    detail: string;
    change: Record<string, unknown>;
  },
): Promise<{ id: number; waits_for_approval: true }> {
  const id = await requestApproval(db, author, {
    ...asked,
    ...{ amount: 0, isSetting: true, now },
  });
  const { recordId } = asked;
  return { id: typeof recordId === "number" ? recordId : id, waits_for_approval: true };
}

/** An amount as the console writes it: « 12 500 FCFA ». */
export function fcfaText(amount: number): string {
  return `${amount.toLocaleString("fr-FR").replace(/\s/g, "\u00a0")}\u00a0FCFA`;
}

/** A calendar date as it is read: « 24/12/2026 ». */
export function dayText(day: string): string {
  return day.split("-").toReversed().join("/");
}
