import type { DataSection } from "@jdj/contract/accounts/data-export";
import { inFrench } from "@jdj/contract/call/french-messages";
import { quoteStatusLabels } from "@jdj/contract/quotes/quote-state";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { providers } from "../../providers/tables.ts";
import { quoteMessages } from "../../quotes/chat/tables.ts";
import { quoteRequests } from "../../quotes/quote-requests/tables.ts";
import { makeSection } from "./make-section.ts";

/** The quote requests of a customer, and what they wrote in them. */
export async function quoteSections(
  db: Database,
  { customer }: CustomerActor,
): Promise<DataSection[]> {
  const rows = await db
    .select({
      provider: providers.name,
      service: quoteRequests.service,
      status: quoteRequests.status,
      givenNames: quoteRequests.givenNames,
      email: quoteRequests.email,
      phone: quoteRequests.phone,
      createdAt: quoteRequests.createdAt,
    })
    .from(quoteRequests)
    .innerJoin(providers, eq(providers.id, quoteRequests.providerId))
    .where(eq(quoteRequests.customerId, customer.id))
    .orderBy(asc(quoteRequests.id));
  const messages = await db
    .select({
      provider: providers.name,
      side: quoteMessages.side,
      body: quoteMessages.body,
      createdAt: quoteMessages.createdAt,
    })
    .from(quoteRequests)
    .innerJoin(providers, eq(providers.id, quoteRequests.providerId))
    .innerJoin(quoteMessages, eq(quoteMessages.requestId, quoteRequests.id))
    .where(eq(quoteRequests.customerId, customer.id))
    .orderBy(asc(quoteMessages.id));
  return [
    makeSection(
      "quotes",
      "Vos demandes de prestations",
      {
        provider: "Prestataire",
        service: "Prestation",
        status: "Statut",
        givenNames: "Prénoms donnés",
        email: "Email donné",
        phone: ["Téléphone donné", "phone"],
        createdAt: ["Envoyée le", "instant"],
      },
      rows.map((row) => ({ ...row, status: inFrench(quoteStatusLabels[row.status]) })),
    ),
    makeSection(
      "quote-messages",
      "Vos conversations avec des prestataires",
      {
        provider: "Prestataire",
        side: "De",
        body: "Message",
        createdAt: ["Écrit le", "instant"],
      },
      messages.map((row) => ({
        ...row,
        side: row.side === "customer" ? "vous" : "le prestataire",
      })),
    ),
  ];
}
