import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { suppressionList } from "./tables.ts";

/** Never writes again to an address or number, whoever invites; asking twice is once. */
export async function stopAddress(
  db: Database,
  address: string,
  asked: (typeof suppressionList.$inferInsert)["asked"],
): Promise<void> {
  await db
    .insert(suppressionList)
    .values({ address: address.toLowerCase(), asked })
    .onConflictDoNothing();
}

/** Takes an address or number off the list again, at its holder's wish. */
export async function resumeAddress(db: Database, address: string): Promise<void> {
  await db.delete(suppressionList).where(eq(suppressionList.address, address.toLowerCase()));
}
