import type { DataSection } from "@jdj/contract/accounts/data-export";
import { methodFacts } from "@jdj/contract/payments/methods";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { channels } from "../../campaigns/channels/tables.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { channelCredits } from "../../payments/credit/tables.ts";
import { methodOf } from "../../payments/payments/gateway-methods.ts";
import { paymentAttempts, payments } from "../../payments/payments/tables.ts";
import { makeSection } from "./make-section.ts";

const states: Record<(typeof paymentAttempts.$inferSelect)["state"], string> = {
  pending: "en cours",
  paid: "payé",
  failed: "échoué",
  expired: "expiré",
  mismatch: "montant différent",
  surplus: "payé deux fois",
  refunded: "remboursé",
};

/** The orders, payments and remaining credit of a customer. */
export async function paymentSections(
  db: Database,
  { customer }: CustomerActor,
): Promise<DataSection[]> {
  const attempts = await db
    .select({
      reference: paymentAttempts.reference,
      channel: channels.name,
      label: payments.label,
      units: payments.units,
      totalFcfa: payments.totalFcfa,
      gateway: paymentAttempts.gateway,
      amountFcfa: paymentAttempts.amountFcfa,
      phone: paymentAttempts.phone,
      state: paymentAttempts.state,
      createdAt: paymentAttempts.createdAt,
    })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .leftJoin(channels, eq(channels.id, payments.channelId))
    .where(eq(payments.customerId, customer.id))
    .orderBy(asc(paymentAttempts.id));
  const credits = await db
    .select({
      channel: channels.name,
      units: channelCredits.units,
      restFcfa: channelCredits.remainderFcfa,
    })
    .from(channelCredits)
    .innerJoin(channels, eq(channels.id, channelCredits.channelId))
    .where(eq(channelCredits.customerId, customer.id))
    .orderBy(asc(channels.position));
  return [
    makeSection(
      "payments",
      "Vos paiements",
      {
        reference: "Référence",
        channel: "Canal",
        label: "Acompte",
        units: "Messages",
        totalFcfa: "Prix (FCFA)",
        method: "Moyen",
        amountFcfa: "Montant (FCFA)",
        phone: ["Numéro", "phone"],
        state: "État",
        createdAt: ["Demandé le", "instant"],
      },
      attempts.map(({ gateway, state, phone, units, ...row }) => ({
        ...row,
        units: row.channel === null ? null : units,
        method: methodFacts[methodOf(gateway)].name,
        phone: phone === null ? null : `+${phone}`,
        state: states[state],
      })),
    ),
    makeSection(
      "credits",
      "Votre crédit",
      { channel: "Canal", units: "Messages", restFcfa: "Reste (FCFA)" },
      credits,
    ),
  ];
}
