/** The people of the demonstration data; all of them invented. */
export const cast = {
  customer: {
    role: "Client",
    email: "awa@exemple.ci",
    givenNames: "Awa",
    lastName: "Kouassi",
    civility: "Mlle",
    dob: "1996-05-14",
    phone: "+2250700000001",
  },
  groom: {
    email: "yann@exemple.ci",
    givenNames: "Yann",
    lastName: "Koffi",
  },
  /** Of the committee, too: she shares the couple's notebook. */
  treasurer: {
    role: "Trésorière",
    email: "clarisse@exemple.ci",
    givenNames: "Clarisse",
    lastName: "N’Guessan",
    civility: "Mme",
    dob: "1988-11-03",
  },
  /** Registered on the former site, which asked for neither birth date nor wedding date. */
  incomplete: {
    role: "À compléter",
    email: "nina@exemple.ci",
    givenNames: "Nina",
    lastName: "Bamba",
    civility: "Mme",
    dob: "1992-09-30",
  },
  provider: {
    role: "Prestataire",
    email: "traiteur@exemple.ci",
    givenNames: "Mariam",
    lastName: "Traoré",
    civility: "Mme",
    dob: "1984-02-03",
  },
} as const;
