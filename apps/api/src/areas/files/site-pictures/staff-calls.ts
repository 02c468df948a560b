import { sitePictures as contract } from "@jdj/contract/console/site-pictures";
import { answer, asStaff } from "../../../http/answer.ts";
import { storePicture } from "./store-picture.ts";

export const sitePictureCalls = {
  upload: answer(contract.upload)
    .use(asStaff)
    .handler(({ input, context }) => storePicture(context, context.author, input.file)),
};
