import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { providerMedia } from "./tables.ts";

/** The photos and films of a provider, in their order, those that staff withdrew included. */
export async function listMedia(db: Database, providerId: number) {
  return db
    .select()
    .from(providerMedia)
    .where(eq(providerMedia.providerId, providerId))
    .orderBy(asc(providerMedia.position), asc(providerMedia.id));
}
