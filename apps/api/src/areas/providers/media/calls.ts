import { media as contract, MEDIA_MAX } from "@jdj/contract/providers/media";
import { shopMessages as sentences } from "@jdj/contract/providers/profile-messages";
import { answer, asProvider } from "../../../http/answer.ts";
import { withProvider } from "../team/with-provider.ts";
import { addFilm, uploadMedium } from "./add-medium.ts";
import { moveMedium, removeMedium, updateMedium } from "./change-media.ts";
import { listMedia } from "./queries.ts";

export const mediaCalls = {
  list: answer(contract.list)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ context }) => ({
      data: (await listMedia(context.db, context.membership.providerId)).map(
        ({ id, type, path, caption, width, height, cover, hiddenAt, hiddenReason }) => ({
          ...{ id, type, path, caption, width, height, cover },
          hidden: hiddenAt !== null,
          hidden_reason: hiddenReason,
        }),
      ),
      most: MEDIA_MAX,
    })),

  upload: answer(contract.upload)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ input, context }) => {
      const uploaded = { file: input.file, caption: input.caption ?? "" };
      const id = await uploadMedium(context, context.membership.providerId, uploaded);
      return { success: true, message: sentences.mediaAdded, id };
    }),

  addFilm: answer(contract.addFilm)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ input, context }) => {
      const film = { url: input.url, caption: input.caption ?? "" };
      const id = await addFilm(context, context.membership.providerId, film);
      return { success: true, message: sentences.mediaAdded, id };
    }),

  update: answer(contract.update)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ input, context }) => {
      const { mediaId, caption, cover = false } = input;
      const { providerId } = context.membership;
      await updateMedium(context, { providerId, mediaId }, { caption: caption ?? "", cover });
      return { success: true, message: sentences.mediaSaved };
    }),

  move: answer(contract.move)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ input, context }) => {
      const { providerId } = context.membership;
      await moveMedium(context, { providerId, mediaId: input.mediaId }, input.to);
      return { success: true, message: sentences.mediaMoved };
    }),

  remove: answer(contract.remove)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ input, context }) => {
      const { providerId } = context.membership;
      await removeMedium(context, { providerId, mediaId: input.mediaId });
      return { success: true, message: sentences.mediaRemoved };
    }),
};
