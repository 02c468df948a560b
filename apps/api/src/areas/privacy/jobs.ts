import { defineJobs, Nothing } from "../../jobs/define-jobs.ts";

/** The jobs of this area. */
export const privacyJobs = defineJobs({
  "run-retention": { label: "Durées de conservation", payload: Nothing, cron: "20 * * * *" },
  "run-erasures": { label: "Effacements approuvés", payload: Nothing, cron: "*/10 * * * *" },
});
