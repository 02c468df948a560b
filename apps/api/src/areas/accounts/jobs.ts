import { z } from "zod";
import { defineJobs, RowId } from "../../jobs/define-jobs.ts";

/** The jobs of this area. */
export const accountJobs = defineJobs({
  "password-reset": {
    label: "Mot de passe oublié",
    payload: z.object({ email: z.string(), role: z.enum(["CUSTOMER", "PROVIDER"]) }),
  },
  "notify-email-attempted": {
    label: "E-mail à l’adresse d’un compte existant",
    payload: z.object({ email: z.string(), role: z.enum(["CUSTOMER", "PROVIDER", "STAFF"]) }),
  },
  "send-recovery-code": {
    label: "Code de récupération d’un compte",
    payload: z.object({ codeId: RowId }),
  },
});
