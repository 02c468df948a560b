import { DEMO_STAFF_EMAIL } from "../src/areas/console/sessions/demo-code.ts";

/** The people of the demonstration data; all of them invented. */
export const cast = {
  customer: {
    role: "Couple",
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
    role: "Treasurer",
    email: "clarisse@exemple.ci",
    givenNames: "Clarisse",
    lastName: "N’Guessan",
    civility: "Mme",
    dob: "1988-11-03",
  },
  /** Registered on the former site, which asked for neither birth date nor wedding date. */
  incomplete: {
    role: "Unfinished",
    email: "nina@exemple.ci",
    givenNames: "Nina",
    lastName: "Bamba",
    civility: "Mme",
    dob: "1992-09-30",
  },
  /** Who buries her father; her event is the demonstration's funeral. */
  bereaved: {
    role: "Family in mourning",
    email: "ahou@exemple.ci",
    givenNames: "Ahou",
    lastName: "Kouamé",
    civility: "Mme",
    dob: "1979-08-17",
  },
  provider: {
    role: "Provider",
    email: "traiteur@exemple.ci",
    givenNames: "Mariam",
    lastName: "Traoré",
    civility: "Mme",
    dob: "1984-02-03",
  },
  staff: {
    role: "Staff",
    email: DEMO_STAFF_EMAIL,
    givenNames: "Serge",
    lastName: "Aka",
  },
} as const;
