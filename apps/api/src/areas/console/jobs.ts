import { defineJobs, Nothing } from "../../jobs/define-jobs.ts";

/** The jobs of this area. */
export const consoleJobs = defineJobs({
  "count-days": { label: "Chiffres du tableau de bord", payload: Nothing, cron: "5 0 * * *" },
});
