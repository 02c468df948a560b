import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { suppressionList } from "./tables.ts";

/** Adds an address or number to the suppression list, for all hosts. Adding it twice changes nothing. */
export async function suppressAddress(
  db: Database,
  address: string,
  asked: (typeof suppressionList.$inferInsert)["asked"],
): Promise<void> {
  await db
    .insert(suppressionList)
    .values({ address: address.toLowerCase(), asked })
    .onConflictDoNothing();
}

/** Removes an address or number from the suppression list, at its holder's wish. */
export async function resumeAddress(db: Database, address: string): Promise<void> {
  await db.delete(suppressionList).where(eq(suppressionList.address, address.toLowerCase()));
}
