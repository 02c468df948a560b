/** The refusals of the page of an event: apart from its sentences, since every page has the table of refusals. */
export const eventPageRefusals = {
  "event-page-moved": {
    status: 410,
    message: "Ce lien ne mène plus à la page de la fête. Demandez le nouveau à vos hôtes.",
  },
} as const;
