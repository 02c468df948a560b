import { refusal } from "@jdj/contract/call/refusals";
import { previews as contract } from "@jdj/contract/content/previews";
import { answer } from "../../../http/answer.ts";
import { secretsOf } from "../../../secrets.ts";
import { findPostRow, presentPost } from "../blog/queries.ts";
import { presentPage } from "../pages/present.ts";
import { findVersion } from "../pages/queries.ts";
import { readPreviewToken } from "./preview-token.ts";

export const previewCalls = {
  read: answer(contract.read).handler(async ({ input, context }) => {
    const { db, now, settings } = context;
    const shown = readPreviewToken(secretsOf(settings), input.token, now);
    if (shown === null) throw refusal("not-found");
    if (shown.kind === "post") {
      const row = await findPostRow(db, shown.id);
      if (row === null) throw refusal("not-found");
      return { kind: "post", post: presentPost(row, settings) };
    }
    const version = await findVersion(db, shown.id);
    if (version === null) throw refusal("not-found");
    return { kind: "page", page: presentPage(version, settings) };
  }),
};
