import { guestReplies as contract } from "@jdj/contract/campaigns/guest-replies";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { withEvent } from "../../notebook/events/with-event.ts";
import { presentReply } from "./present.ts";
import { listRepliesByPage } from "./queries.ts";

export const guestReplyCalls = {
  list: answer(contract.list)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context: { db, event } }) => {
      const { page, lastPage, total, rows } = await listRepliesByPage(db, event.id, input.page);
      return { page, last_page: lastPage, total, replies: rows.map(presentReply) };
    }),
};
