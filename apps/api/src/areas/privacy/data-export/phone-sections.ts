import type { DataSection } from "@jdj/contract/accounts/data-export";
import { desc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { wayOfChannel } from "../../campaigns/phone-notices/find-phone-reader.ts";
import { phoneNotices } from "../../campaigns/phone-notices/tables.ts";
import { noticePhones } from "../../identity/notices/phone/tables.ts";
import { makeSection } from "./make-section.ts";

/** As many of the newest messages as are copied. */
const MOST = 1000;

const wayNames = { sms: "SMS", whatsapp: "WhatsApp" } as const;

/** By what the phone of a customer is told of notices, and what it was told for credit. */
export async function phoneSections(db: Database, userId: number): Promise<DataSection[]> {
  const [phone] = await db.select().from(noticePhones).where(eq(noticePhones.userId, userId));
  const paid = await db
    .select()
    .from(phoneNotices)
    .where(eq(phoneNotices.userId, userId))
    .orderBy(desc(phoneNotices.createdAt), desc(phoneNotices.key))
    .limit(MOST);
  return [
    makeSection(
      "notice-phone",
      "Vos notifications sur votre téléphone",
      { way: "Choisies par", sentOn: "Dernier message le" },
      phone
        ? [{ way: phone.way === null ? "aucun" : wayNames[phone.way], sentOn: phone.sentOn }]
        : [],
    ),
    makeSection(
      "phone-notices",
      "Vos notifications payées",
      { way: "Par", createdAt: ["Le", "instant"], units: "Crédit pris" },
      paid.map(({ channelId, createdAt, units }) => ({
        way: wayNames[wayOfChannel(channelId)],
        createdAt,
        units,
      })),
    ),
  ];
}
