import { z } from "zod";
import { defineJobs, Nothing, RowId } from "../../jobs/define-jobs.ts";

/** The jobs of this area. */
export const notebookJobs = defineJobs({
  "event-deleted": {
    label: "Annulation des envois d’un événement supprimé",
    payload: z.object({ eventId: RowId }),
  },
  "event-cancelled": {
    label: "Annulation des invitations programmées d’un événement annulé",
    payload: z.object({ eventId: RowId }),
  },
  "tell-due-tasks": {
    label: "Tâches du planning à leur date",
    payload: Nothing,
    cron: "30 6 * * *",
  },
  "remind-of-payments": {
    label: "Rappel des paiements du livre de caisse",
    payload: Nothing,
    cron: "0 8 * * *",
  },
});
