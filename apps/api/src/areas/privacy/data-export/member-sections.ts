import type { DataSection } from "@jdj/contract/accounts/data-export";
import { roleLabels } from "@jdj/contract/providers/role-labels";
import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { Actor } from "../../identity/sessions/queries.ts";
import { providers } from "../../providers/tables.ts";
import { providerMembers } from "../../providers/team/tables.ts";
import { makeSection } from "./make-section.ts";
import { noticeSections } from "./notice-sections.ts";
import { sessionSection } from "./session-section.ts";

/** The account of a member of a team: their place there, their alerts and their devices. */
export async function memberSections(db: Database, user: Actor["user"]): Promise<DataSection[]> {
  const memberships = await db
    .select({
      shop: providers.name,
      role: providerMembers.role,
      joinedAt: providerMembers.createdAt,
      alertChannel: providerMembers.alertChannel,
      quietFrom: providerMembers.quietFrom,
      quietUntil: providerMembers.quietUntil,
    })
    .from(providerMembers)
    .innerJoin(providers, eq(providers.id, providerMembers.providerId))
    .where(eq(providerMembers.userId, user.id));
  return [
    makeSection(
      "account",
      "Votre compte",
      {
        lastName: "Nom",
        givenNames: "Prénoms",
        email: "Email",
        emailVerifiedAt: ["Email vérifié le", "instant"],
        phone: ["Téléphone", "phone"],
        phoneVerifiedAt: ["Téléphone vérifié le", "instant"],
        createdAt: ["Compte créé le", "instant"],
        lastSignedInAt: ["Dernière connexion le", "instant"],
        smsAskedAt: ["Messages sur le téléphone demandés le", "instant"],
      },
      [user],
    ),
    makeSection(
      "team",
      "Votre équipe et vos alertes",
      {
        shop: "Boutique",
        role: "Rôle",
        joinedAt: ["Depuis le", "instant"],
        alertChannel: "Moyen",
        quietFrom: "Heures calmes, de",
        quietUntil: "Heures calmes, à",
      },
      memberships.map((row) => ({
        ...row,
        role: roleLabels[row.role],
        alertChannel: row.alertChannel === "whatsapp" ? "WhatsApp" : "SMS",
      })),
    ),
    ...(await noticeSections(db, user.id, "provider")),
    await sessionSection(db, user.id),
  ];
}
