import {
  hasDevices,
  kindsFor,
  type NoticeAudience,
  noticeRules,
} from "@jdj/contract/notices/kinds";
import type { NoticeChoice } from "@jdj/contract/notices/notices";
import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { noticeChoices } from "../../identity/notices/choices/tables.ts";

/** How an account is told of each kind of its audience, chosen or by the rule of the kind. */
export async function listChoices(
  db: Database,
  userId: number,
  audience: NoticeAudience,
): Promise<NoticeChoice[]> {
  const rows = await db.select().from(noticeChoices).where(eq(noticeChoices.userId, userId));
  const chosen = new Map(rows.map((row) => [row.kind, row]));
  return kindsFor(audience).map((kind) => {
    const { email, isEmailOnly, isForPhones } = noticeRules[kind];
    const own = chosen.get(kind);
    return {
      kind,
      page: isEmailOnly ? null : (own?.page ?? true),
      email: email === null ? null : (own?.email ?? email),
      push: isEmailOnly || !hasDevices(audience) ? null : (own?.push ?? true),
      phone: isForPhones ? (own?.phone ?? false) : null,
    };
  });
}
