import type { DataSection } from "@jdj/contract/accounts/data-export";
import { asc, eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { openAddress } from "../../bookings/calendar/read-external-calendars.ts";
import { externalCalendars } from "../../providers/availability/tables.ts";
import { periodName } from "../../providers/listings/purchases/period-name.ts";
import { listingPurchases } from "../../providers/listings/purchases/tables.ts";
import { providers } from "../../providers/tables.ts";
import { makeSection } from "./make-section.ts";

/** A shop as its owners entered it, its calendars kept elsewhere and what it paid us. */
export async function shopSections(
  { db, settings }: Pick<RequestContext, "db" | "settings">,
  providerId: number,
): Promise<DataSection[]> {
  const shop = await db.select().from(providers).where(eq(providers.id, providerId));
  const calendars = await db
    .select()
    .from(externalCalendars)
    .where(eq(externalCalendars.providerId, providerId))
    .orderBy(asc(externalCalendars.id));
  return [
    makeSection(
      "shop",
      "Votre boutique",
      {
        name: "Nom",
        shortDescription: "Présentation",
        description: "Description",
        phone: ["Téléphone", "phone"],
        whatsapp: ["WhatsApp", "phone"],
        email: "Email",
        website: "Site",
        taxpayerNumber: "Compte contribuable",
        createdAt: ["Créée le", "instant"],
      },
      shop,
    ),
    makeSection(
      "external-calendars",
      "Vos agendas reliés",
      {
        host: "Hébergé par",
        createdAt: ["Relié le", "instant"],
        readAt: ["Lu le", "instant"],
      },
      calendars.map((calendar) => {
        const address = openAddress(settings, calendar);
        return { ...calendar, host: address === null ? null : new URL(address).hostname };
      }),
    ),
    await purchaseSection(db, providerId),
  ];
}

async function purchaseSection(db: Database, providerId: number): Promise<DataSection> {
  const purchases = await db
    .select()
    .from(listingPurchases)
    .where(eq(listingPurchases.providerId, providerId))
    .orderBy(asc(listingPurchases.id));
  return makeSection(
    "listing-purchases",
    "Votre abonnement à l’annuaire et vos mises en avant",
    {
      period: "Période",
      amountFcfa: "Prix (FCFA)",
      createdAt: ["Demandé le", "instant"],
      paidAt: ["Payé le", "instant"],
      refundedAt: ["Remboursé le", "instant"],
    },
    purchases.map((purchase) => ({ ...purchase, period: periodName(purchase) })),
  );
}
