import { refusal } from "@jdj/contract/call/refusals";
import { type ConsoleVideo, consoleVideos as contract } from "@jdj/contract/console/videos";
import { videoPage } from "@jdj/contract/content/video-host";
import { desc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { answer, asStaff } from "../../../http/answer.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import { videos } from "../site/tables.ts";
import { addVideo, changeVideo } from "./change-video.ts";

export const consoleVideoCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await listVideos(db, { offset, limit });
      return pageAnswer(rows, size, presentVideo);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => findVideo(db, input.id)),

  add: answer(contract.add)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const id = await addVideo(context, context.author, input);

      return findVideo(context.db, id);
    }),

  update: answer(contract.update)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await changeVideo(context, context.author, input);

      return findVideo(context.db, input.id);
    }),
};

type Row = typeof videos.$inferSelect;

/** A film in the shape of the contract. */
function presentVideo(row: Row): ConsoleVideo {
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
function listVideos(
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<Row[]> {
  return db.select().from(videos).orderBy(desc(videos.id)).offset(offset).limit(limit);
}

/** One film. @throws not-found */
async function findVideo(db: Database, id: number): Promise<ConsoleVideo> {
  const [row] = await db.select().from(videos).where(eq(videos.id, id));
  if (!row) throw refusal("not-found");
  return presentVideo(row);
}
