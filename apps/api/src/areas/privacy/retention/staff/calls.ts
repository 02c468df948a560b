import { retention as contract } from "@jdj/contract/console/retention";
import { answer, asStaff } from "../../../../http/answer.ts";
import { retentionRuns } from "../tables.ts";
import { describeSteps } from "./describe-steps.ts";

export const retentionCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ context: { db, now } }) => ({
      items: describeSteps(await db.select().from(retentionRuns), now),
      has_more: false,
    })),
};
