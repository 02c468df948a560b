import { townHallImport as contract } from "@jdj/contract/console/town-hall-import";
import { answer, asStaff } from "../../../http/answer.ts";
import { importHalls, previewImport } from "./sheet/import-halls.ts";

export const townHallImportCalls = {
  preview: answer(contract.preview)
    .use(asStaff)
    .handler(({ input, context }) => previewImport(context, context.author, input.file)),

  run: answer(contract.run)
    .use(asStaff)
    .handler(({ input, context }) => importHalls(context, context.author, input)),
};
