import type { DataSection } from "@jdj/contract/accounts/data-export";
import { civilityLabel } from "@jdj/contract/person/civility";
import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { facebookAccounts } from "../../accounts/facebook/tables.ts";
import { newsletterSubscriptions } from "../../content/newsletter/tables.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { makeSection } from "./make-section.ts";
import { noticeSections } from "./notice-sections.ts";
import { sessionSection } from "./session-section.ts";

const noNewsletter = {
  newsletterAskedAt: null,
  newsletterConfirmedAt: null,
  newsletterLeftAt: null,
};

/** The account, its consents, its linked Facebook profile and its devices. */
export async function accountSections(
  db: Database,
  { user, customer }: CustomerActor,
): Promise<DataSection[]> {
  const links = await db
    .select()
    .from(facebookAccounts)
    .where(eq(facebookAccounts.userId, user.id));
  const [newsletter] = await db
    .select({
      newsletterAskedAt: newsletterSubscriptions.askedAt,
      newsletterConfirmedAt: newsletterSubscriptions.confirmedAt,
      newsletterLeftAt: newsletterSubscriptions.leftAt,
    })
    .from(newsletterSubscriptions)
    // An unproven address may belong to somebody else, so its subscription is not exported.
    .where(eq(newsletterSubscriptions.email, (user.emailVerifiedAt && user.email) || ""));
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
        lastSignedInAt: ["Dernière connexion le", "instant"],
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
        smsAskedAt: ["Messages par SMS demandés le", "instant"],
        newsletterAskedAt: ["Newsletter demandée le", "instant"],
        newsletterConfirmedAt: ["Newsletter confirmée le", "instant"],
        newsletterLeftAt: ["Newsletter quittée le", "instant"],
      },
      [
        {
          termsAcceptedAt: user.termsAcceptedAt,
          smsAskedAt: user.smsAskedAt,
          ...(newsletter ?? noNewsletter),
        },
      ],
    ),
    makeSection(
      "facebook",
      "Profil Facebook relié",
      { facebookId: "Identifiant", createdAt: ["Relié le", "instant"] },
      links,
    ),
    ...(await noticeSections(db, user.id, "customer")),
    await sessionSection(db, user.id),
  ];
}
