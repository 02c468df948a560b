import { defineJobs, Nothing } from "../../jobs/define-jobs.ts";

/** The jobs of this area. */
export const invitationJobs = defineJobs({
  "send-due-steps": {
    label: "Messages aux invités, à leur jour",
    payload: Nothing,
    cron: "*/5 * * * *",
  },
});
