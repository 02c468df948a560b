import { defineJobs, Nothing } from "../../jobs/define-jobs.ts";

/** The jobs of this area. */
export const civilFileJobs = defineJobs({
  "remind-of-civil-files": {
    label: "Rappel du dossier de mairie",
    payload: Nothing,
    cron: "15 8 * * *",
  },
});
