/** The people of the demonstration data; all of them invented. */
export const cast = {
  customer: {
    role: "Client",
    email: "awa@exemple.ci",
    givenNames: "Awa",
    lastName: "Kouassi",
    civility: "Mademoiselle",
    dob: "1996-05-14",
    phone: "+(225) 07 00 00 00 01",
  },
  groom: {
    email: "yann@exemple.ci",
    givenNames: "Yann",
    lastName: "Koffi",
    phone: "+(225) 07 00 00 00 02",
  },
  /** Registered on the former site, which asked for neither birth date nor wedding date. */
  incomplete: {
    role: "À compléter",
    email: "nina@exemple.ci",
    givenNames: "Nina",
    lastName: "Bamba",
    civility: "Madame",
    dob: "1992-09-30",
  },
  provider: {
    role: "Prestataire",
    email: "traiteur@exemple.ci",
    givenNames: "Mariam",
    lastName: "Traoré",
    civility: "Madame",
    dob: "1984-02-03",
  },
  staff: {
    role: "Équipe",
    email: "equipe@exemple.ci",
    givenNames: "Serge",
    lastName: "Aka",
  },
} as const;
