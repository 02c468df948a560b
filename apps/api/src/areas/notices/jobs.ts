import { z } from "zod";
import { defineJobs, Nothing, outgoing, RowId } from "../../jobs/define-jobs.ts";

/** The jobs of this area. */
export const noticeJobs = defineJobs({
  "send-notices": {
    label: "Envoi des notifications dues",
    payload: Nothing,
    cron: "* * * * *",
  },
  "send-notice-email": {
    label: "E-mail de notifications",
    payload: z.object({ userId: RowId, noticeIds: z.array(RowId) }),
    kind: outgoing,
  },
  "send-push": {
    label: "Notification sur un appareil",
    payload: z.object({ subscriptionId: RowId, noticeIds: z.array(RowId) }),
    kind: outgoing,
  },
});
