import type { Audience } from "@jdj/contract/invitations/messages-to-guests";
import type { ProposedPurpose } from "@jdj/contract/invitations/sequence-steps";
import { everybody } from "../messages-to-guests/audience.ts";

/** A message that the product proposes: its host changes it before it is planned. */
export interface Proposal {
  /** Days from the date of the feast, negative before. */
  offsetDays: number;
  /** UTC, as in Abidjan. */
  hour: number;
  audience: Audience;
  /** Of an email. */
  subject: string;
  /** Without curly apostrophes, no-break spaces and rare accents, so that it is one segment of an SMS with usual names. */
  body: string;
}

/** Fit for every type of feast, a funeral too. */
export const proposals: Readonly<Record<ProposedPurpose, Proposal>> = {
  reminder: {
    ...{ offsetDays: -30, hour: 10, audience: { ...everybody, answers: ["none"] } },
    subject: "Votre réponse",
    body: "[prénoms], dites-nous si vous serez avec nous. [lien]",
  },
  practical: {
    ...{ offsetDays: -7, hour: 10, audience: { ...everybody, answers: ["yes"] } },
    subject: "Les informations pratiques",
    body: "[prénoms], nous vous attendons dans une semaine. Heures, lieux et plans sont ici. [lien]",
  },
  eve: {
    ...{ offsetDays: -1, hour: 10, audience: { ...everybody, answers: ["yes"] } },
    subject: "C’est demain",
    body: "[prénoms], rendez-vous demain. Le programme et les lieux sont ici. [lien]",
  },
  thanks: {
    ...{ offsetDays: 2, hour: 10, audience: { ...everybody, answers: ["yes"] } },
    subject: "Merci",
    body: "[prénoms], merci pour votre présence. [hôtes]",
  },
};
