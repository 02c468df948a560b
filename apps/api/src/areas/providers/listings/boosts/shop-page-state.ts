import type { Boost } from "@jdj/contract/providers/boosts";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../../../database/connect.ts";
import { isHighlighted, providers } from "../../tables.ts";

interface Shop {
  providerId: number;
  suspendedAt: Date | null;
  publishedAt: Date | null;
}

/** Where the page of a shop stands, of which a boost moves a public one only. */
export async function pageState(
  db: Database,
  { providerId, suspendedAt, publishedAt }: Shop,
): Promise<Boost["page"]> {
  if (suspendedAt !== null) return "suspended";
  if (publishedAt === null) return "hidden";
  const [highlighted] = await db
    .select({ id: providers.id })
    .from(providers)
    .where(and(eq(providers.id, providerId), isHighlighted(providers)));
  return highlighted ? "highlighted" : "public";
}
