/** Why a group takes somebody not. Apart from its other sentences: every page of the notebook has these. */
export const groupLinkRefusals = {
  "group-closed": { status: 409, message: "Les inscriptions de ce groupe sont closes." },
  "group-full": {
    status: 409,
    message: "Votre groupe est complet\u00a0: votre place a été donnée. Appelez vos hôtes.",
  },
  "group-waiting-full": { status: 409, message: "La liste d’attente de ce groupe est complète." },
} as const;
