import {
  moderatedArticles as articleContract,
  moderatedMedia as mediaContract,
} from "@jdj/contract/console/moderation";
import { answer, asStaff } from "../../../http/answer.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import {
  findArticle,
  findMedium,
  listArticles,
  listMedia,
  presentArticle,
  presentMedium,
} from "./queries.ts";
import { setArticleHidden, setMediumHidden } from "./set-hidden.ts";

export const moderatedMediaCalls = {
  list: answer(mediaContract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const page = pageOf(input);
      return pageAnswer(await listMedia(db, input, page), page.size, presentMedium);
    }),
  find: answer(mediaContract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => findMedium(db, input.id)),
  moderate: answer(mediaContract.moderate)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await setMediumHidden(context, input);
      return findMedium(context.db, input.id);
    }),
};

export const moderatedArticleCalls = {
  list: answer(articleContract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const page = pageOf(input);
      return pageAnswer(await listArticles(db, input, page), page.size, presentArticle);
    }),
  find: answer(articleContract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => findArticle(db, input.id)),
  moderate: answer(articleContract.moderate)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await setArticleHidden(context, input);
      return findArticle(context.db, input.id);
    }),
};
