import { productImages as contract } from "@jdj/contract/products/images";
import { sellingMessages as sentences } from "@jdj/contract/products/seller-messages";
import { answer, asProvider } from "../../../http/answer.ts";
import { withProvider } from "../../providers/team/with-provider.ts";
import { withSeller } from "../seller/with-seller.ts";
import { addImage } from "./add-image.ts";
import { describeImage, moveImage, removeImage } from "./change-images.ts";

export const imageCalls = {
  upload: answer(contract.upload)
    .use(asProvider)
    .use(withProvider)
    .use(withSeller)
    .handler(async ({ context, input }) => {
      const place = { providerId: context.membership.providerId, productId: input.id };
      const image = { file: input.file, caption: input.caption ?? "" };
      const id = await addImage(context, place, image);
      return { success: true, message: sentences.imageAdded, id };
    }),

  update: answer(contract.update)
    .use(asProvider)
    .use(withProvider)
    .use(withSeller)
    .handler(async ({ context, input }) => {
      const { id: productId, imageId, caption } = input;
      const { providerId } = context.membership;
      await describeImage(context, { providerId, productId, imageId }, caption ?? "");
      return { success: true, message: sentences.imageSaved };
    }),

  move: answer(contract.move)
    .use(asProvider)
    .use(withProvider)
    .use(withSeller)
    .handler(async ({ context, input }) => {
      const { id: productId, imageId, to } = input;
      const { providerId } = context.membership;
      await moveImage(context, { providerId, productId, imageId }, to);
      return { success: true, message: sentences.imageMoved };
    }),

  remove: answer(contract.remove)
    .use(asProvider)
    .use(withProvider)
    .use(withSeller)
    .handler(async ({ context, input }) => {
      const { id: productId, imageId } = input;
      const { providerId } = context.membership;
      await removeImage(context, { providerId, productId, imageId });
      return { success: true, message: sentences.imageRemoved };
    }),
};
