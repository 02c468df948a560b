import { consoleVideos as contract } from "@jdj/contract/console/videos";
import { answer, asStaff } from "../../../http/answer.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import { addVideo, changeVideo } from "./change-video.ts";
import { findVideo, listVideos, presentVideo } from "./queries.ts";

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
