import { operatorLogs } from "@jdj/contract/console/operator-logs";
import { answer, asStaff } from "../../../http/answer.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import { channelNames } from "../gateway-outages/contract-names.ts";
import { listLostMessages } from "./list-lost-messages.ts";

export const lostMessageCalls = {
  lostMessages: answer(operatorLogs.lostMessages)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await listLostMessages(db, { offset, limit });
      return pageAnswer(rows, size, ({ createdAt, channel, ...row }) => ({
        ...row,
        channel: channel === "push" ? "Notification" : channelNames[channel],
        created_at: createdAt.toISOString(),
      }));
    }),
};
