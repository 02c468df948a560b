import { refusal } from "@jdj/contract/call/refusals";
import type { ConsoleVideo } from "@jdj/contract/console/videos";
import { videoPage } from "@jdj/contract/content/video-host";
import { desc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { videos } from "../site/tables.ts";

type Row = typeof videos.$inferSelect;

/** A film in the shape of the contract. */
export function presentVideo(row: Row): ConsoleVideo {
  return {
    id: row.id,
    address: videoPage(row.url),
    label: row.label || null,
    cover: row.cover,
    activated: row.isActivated,
    host_title: row.title,
    host_cover: row.coverKey && `/files/${row.coverKey}`,
    described_at: row.describedAt?.toISOString() ?? null,
    version: row.version,
  };
}

/** A page of the films, the newest first. */
export function listVideos(
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<Row[]> {
  return db.select().from(videos).orderBy(desc(videos.id)).offset(offset).limit(limit);
}

/** One film. @throws not-found */
export async function findVideo(db: Database, id: number): Promise<ConsoleVideo> {
  const [row] = await db.select().from(videos).where(eq(videos.id, id));
  if (!row) throw refusal("not-found");
  return presentVideo(row);
}
