import type { DataSection } from "@jdj/contract/accounts/own-data";
import { civilityLabel } from "@jdj/contract/notebook/civility";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { facebookAccounts } from "../facebook/tables.ts";
import type { CustomerActor } from "../sessions/queries.ts";
import { sessions } from "../sessions/tables.ts";
import { makeSection } from "./make-section.ts";

/** The account, what it agreed to, the profile it is linked to and its devices. */
export async function accountSections(
  db: Database,
  { user, customer }: CustomerActor,
): Promise<DataSection[]> {
  const devices = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, user.id))
    .orderBy(asc(sessions.id));
  const links = await db
    .select()
    .from(facebookAccounts)
    .where(eq(facebookAccounts.userId, user.id));
  return [
    makeSection(
      "account",
      "Votre compte",
      {
        civility: "Civilité",
        lastName: "Nom",
        givenNames: "Prénoms",
        email: "Email",
        emailVerifiedAt: ["Email vérifié le", "instant"],
        phone: ["Téléphone principal", "phone"],
        phoneVerifiedAt: ["Téléphone vérifié le", "instant"],
        phone2: ["Téléphone secondaire", "phone"],
        dob: ["Date de naissance", "date"],
        createdAt: ["Compte créé le", "instant"],
      },
      [
        {
          ...user,
          ...customer,
          civility: customer.civility && civilityLabel(customer.civility),
          createdAt: user.createdAt,
        },
      ],
    ),
    makeSection(
      "consents",
      "Vos accords",
      {
        termsAcceptedAt: ["Conditions générales acceptées le", "instant"],
        wantsNewsletter: ["Lettre d’information", "yes-no"],
      },
      [user],
    ),
    makeSection(
      "facebook",
      "Profil Facebook relié",
      { facebookId: "Identifiant", createdAt: ["Relié le", "instant"] },
      links,
    ),
    makeSection(
      "sessions",
      "Vos connexions",
      {
        device: "Appareil",
        createdAt: ["Ouverte le", "instant"],
        expiresAt: ["Expire le", "instant"],
        revokedAt: ["Fermée le", "instant"],
      },
      devices,
    ),
  ];
}
