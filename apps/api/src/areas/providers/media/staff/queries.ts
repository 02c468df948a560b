import { refusal } from "@jdj/contract/call/refusals";
import type { ModeratedMedium } from "@jdj/contract/console/provider-media";
import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../../../database/connect.ts";
import { whereHidden } from "../../../staff/hiding/where-hidden.ts";
import { providers } from "../../tables.ts";
import { providerMedia } from "../tables.ts";

interface Filter {
  provider_id?: number | undefined;
  hidden?: boolean | undefined;
}

interface Page {
  offset: number;
  limit: number;
}

const selectMedia = (db: Database) =>
  db
    .select({ medium: providerMedia, provider: providers.name })
    .from(providerMedia)
    .innerJoin(providers, eq(providers.id, providerMedia.providerId));

type MediumRow = Awaited<ReturnType<typeof selectMedia>>[number];

/** A photo or video in the shape of the contract. */
export function presentMedium({ medium, provider }: MediumRow): ModeratedMedium {
  const { id, providerId, type, path, caption, createdAt, hiddenAt, hiddenReason } = medium;
  return {
    ...{ id, provider, type, path, caption },
    provider_id: providerId,
    created_at: createdAt.toISOString(),
    hidden_at: hiddenAt?.toISOString() ?? null,
    hidden_reason: hiddenReason,
  };
}

/** A page of the photos and videos of providers, the newest first. */
export const listMedia = (db: Database, filter: Filter, { offset, limit }: Page) =>
  selectMedia(db)
    .where(
      and(
        filter.provider_id === undefined
          ? undefined
          : eq(providerMedia.providerId, filter.provider_id),
        whereHidden(providerMedia.hiddenAt, filter.hidden),
      ),
    )
    .orderBy(desc(providerMedia.id))
    .offset(offset)
    .limit(limit);

/** One photo or video. @throws not-found */
export async function findMedium(db: Database, id: number): Promise<ModeratedMedium> {
  const [row] = await selectMedia(db).where(eq(providerMedia.id, id));
  if (!row) throw refusal("not-found");
  return presentMedium(row);
}
