import type { DataSection } from "@jdj/contract/accounts/data-export";
import { kindLabel } from "@jdj/contract/notices/kind-labels";
import type { Frequency, NoticeAudience } from "@jdj/contract/notices/kinds";
import { asc, desc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { noticeChoices } from "../../identity/notices/choices/tables.ts";
import { pushSubscriptions } from "../../identity/notices/push/tables.ts";
import { notices } from "../../identity/notices/tables.ts";
import { makeSection } from "./make-section.ts";
import { phoneSections } from "./phone-sections.ts";

/** As many of the newest notices as are copied. */
const MOST = 1000;

const frequencyNames: Readonly<Record<Frequency, string>> = {
  now: "tout de suite",
  daily: "chaque jour",
  weekly: "chaque semaine",
  never: "jamais",
};

/** What an account was told, and how it chose to be told. */
export async function noticeSections(
  db: Database,
  userId: number,
  audience: NoticeAudience,
): Promise<DataSection[]> {
  const told = await db
    .select()
    .from(notices)
    .where(eq(notices.userId, userId))
    .orderBy(desc(notices.id))
    .limit(MOST);
  const chosen = await db
    .select()
    .from(noticeChoices)
    .where(eq(noticeChoices.userId, userId))
    .orderBy(asc(noticeChoices.kind));
  const devices = await db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(pushSubscriptions.id));
  return [
    makeSection(
      "notices",
      "Vos notifications",
      {
        title: "Notification",
        text: "À propos de",
        createdAt: ["Reçue le", "instant"],
        readAt: ["Lue le", "instant"],
        emailedAt: ["Envoyée par e-mail le", "instant"],
      },
      told,
    ),
    makeSection(
      "notice-choices",
      "Vos choix de notifications",
      {
        kind: "Notification",
        page: "Sur le site",
        email: "Par e-mail",
        push: "Sur vos appareils",
        phone: "Par SMS ou WhatsApp",
      },
      chosen.map(({ kind, page, email, push, phone: byPhone }) => ({
        kind: kindLabel(kind, audience).label,
        page: page ? "oui" : "non",
        email: email === null ? "" : frequencyNames[email],
        push: push ? "oui" : "non",
        phone: byPhone ? "oui" : "non",
      })),
    ),
    makeSection(
      "notice-devices",
      "Vos appareils prévenus",
      {
        endpoint: "Adresse chez son service",
        createdAt: ["Ajouté le", "instant"],
        lastSuccessAt: ["Prévenu le", "instant"],
      },
      devices,
    ),
    ...(audience === "customer" ? await phoneSections(db, userId) : []),
  ];
}
