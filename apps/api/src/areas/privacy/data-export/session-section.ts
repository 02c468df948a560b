import type { DataSection } from "@jdj/contract/accounts/data-export";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { sessions } from "../../identity/sessions/tables.ts";
import { makeSection } from "./make-section.ts";

/** The devices on which a user signed in. */
export async function sessionSection(db: Database, userId: number): Promise<DataSection> {
  const devices = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.id));
  return makeSection(
    "sessions",
    "Vos connexions",
    {
      device: "Appareil",
      createdAt: ["Ouverte le", "instant"],
      expiresAt: ["Expire le", "instant"],
      revokedAt: ["Fermée le", "instant"],
    },
    devices,
  );
}
