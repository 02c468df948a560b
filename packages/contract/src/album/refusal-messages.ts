/** The refusals of the album: apart from its sentences, since every page has the table of refusals. */
export const albumRefusals = {
  "album-moved": {
    status: 410,
    message: "Ce code a changé\u00a0: il ne mène plus à rien. Demandez le nouveau à vos hôtes.",
  },
  "album-closed": { status: 409, message: "Les hôtes ne reçoivent plus de photos." },
  "album-full": {
    status: 409,
    message: "L’album est complet\u00a0: il ne prend plus de photos. Prévenez les hôtes.",
  },
} as const;
