import type { DataSection } from "@jdj/contract/accounts/data-export";
import { withdrawalLabels } from "@jdj/contract/payouts/withdrawal-states";
import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { fabricOrders } from "../../fabric-orders/orders/tables.ts";
import { fabricShares } from "../../fabric-orders/shares/tables.ts";
import { fabricWithdrawals } from "../../fabric-orders/withdrawals/tables.ts";
import { gifts } from "../../gifts/gifts/tables.ts";
import { giftItems } from "../../gifts/items/tables.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { events } from "../../notebook/events/tables.ts";
import { giftLists } from "../../notebook/gift-lists/tables.ts";
import { payouts } from "../../payouts/payouts/tables.ts";
import { makeSection } from "./make-section.ts";

/** The withdrawals of a customer's orders, and those that they asked for or decided; each by its own index. */
function withdrawalsOf(db: Database, customerId: number) {
  const { id, askedBy, decidedBy, orderId } = fabricWithdrawals;
  const some = () => db.select({ id }).from(fabricWithdrawals);
  return some()
    .innerJoin(fabricOrders, eq(fabricOrders.id, orderId))
    .innerJoin(events, eq(events.id, fabricOrders.eventId))
    .where(eq(events.customerId, customerId))
    .union(some().where(eq(askedBy, customerId)))
    .union(some().where(eq(decidedBy, customerId)));
}

/** The wishes and gifts of a customer's events, and their orders of fabric. */
export async function giftSections(
  db: Database,
  { customer }: CustomerActor,
): Promise<DataSection[]> {
  const isOwn = eq(events.customerId, customer.id);
  const [wishes, given, fabric, withdrawals, paidOut] = await Promise.all([
    db
      .select({
        event: events.name,
        name: giftItems.name,
        price: giftItems.priceFcfa,
        quantity: giftItems.quantity,
        taken: giftItems.takenFcfa,
      })
      .from(giftItems)
      .innerJoin(giftLists, eq(giftLists.id, giftItems.listId))
      .innerJoin(events, eq(events.id, giftLists.eventId))
      .where(isOwn)
      .orderBy(asc(giftItems.listId), asc(giftItems.position)),
    db
      .select({
        event: events.name,
        giver: gifts.giverName,
        phone: gifts.giverPhone,
        email: gifts.giverEmail,
        amount: gifts.amountFcfa,
        message: gifts.message,
        thanks: gifts.thanks,
        paidAt: gifts.paidAt,
      })
      .from(gifts)
      .innerJoin(giftLists, eq(giftLists.id, gifts.listId))
      .innerJoin(events, eq(events.id, giftLists.eventId))
      .where(isOwn)
      .orderBy(asc(gifts.id)),
    db
      .select({
        order: fabricOrders.name,
        name: fabricShares.name,
        phone: fabricShares.phone,
        size: fabricShares.size,
        quantity: fabricShares.quantity,
        paid: fabricShares.paidFcfa,
        paidAt: fabricShares.paidAt,
      })
      .from(fabricShares)
      .innerJoin(fabricOrders, eq(fabricOrders.id, fabricShares.orderId))
      .innerJoin(events, eq(events.id, fabricOrders.eventId))
      .where(isOwn)
      .orderBy(asc(fabricShares.id)),
    db
      .select({
        order: fabricOrders.name,
        amount: fabricWithdrawals.amountFcfa,
        state: fabricWithdrawals.state,
        askedBy: fabricWithdrawals.askedName,
        decidedBy: fabricWithdrawals.decidedName,
        createdAt: fabricWithdrawals.createdAt,
        decidedAt: fabricWithdrawals.decidedAt,
      })
      .from(fabricWithdrawals)
      .innerJoin(fabricOrders, eq(fabricOrders.id, fabricWithdrawals.orderId))
      .where(inArray(fabricWithdrawals.id, withdrawalsOf(db, customer.id)))
      .orderBy(asc(fabricWithdrawals.id)),
    db
      .select({
        event: events.name,
        amount: payouts.amountFcfa,
        phone: payouts.phone,
        holder: payouts.holder,
        reference: payouts.transferReference,
        reason: payouts.reason,
        createdAt: payouts.createdAt,
        settledAt: payouts.settledAt,
      })
      .from(payouts)
      .innerJoin(events, eq(events.id, payouts.eventId))
      .where(isOwn)
      .orderBy(asc(payouts.id)),
  ]);
  return [
    makeSection(
      "gift-items",
      "Vos souhaits de cadeaux",
      {
        event: "Événement",
        name: "Souhait",
        price: "Prix (FCFA)",
        quantity: "Quantité",
        taken: "Offert (FCFA)",
      },
      wishes,
    ),
    makeSection(
      "gifts",
      "Les cadeaux que vous avez reçus",
      {
        event: "Événement",
        giver: "De",
        phone: "Téléphone",
        email: "Email",
        amount: "Montant (FCFA)",
        message: "Message",
        thanks: "Votre remerciement",
        paidAt: ["Payé le", "instant"],
      },
      given,
    ),
    makeSection(
      "fabric-shares",
      "Vos commandes de pagnes",
      {
        order: "Commande",
        name: "Personne",
        phone: "Téléphone",
        size: "Taille",
        quantity: "Quantité",
        paid: "Payé (FCFA)",
        paidAt: ["Payé le", "instant"],
      },
      fabric,
    ),
    makeSection(
      "fabric-withdrawals",
      "Les retraits de l’argent des pagnes",
      {
        order: "Commande",
        amount: "Montant (FCFA)",
        state: "État",
        askedBy: "Demandé par",
        decidedBy: "Confirmé ou refusé par",
        createdAt: ["Demandé le", "instant"],
        decidedAt: ["Décidé le", "instant"],
      },
      withdrawals.map((row) => ({ ...row, state: withdrawalLabels[row.state] })),
    ),
    makeSection(
      "host-payouts",
      "Les versements de vos cadeaux et de vos pagnes",
      {
        event: "Événement",
        amount: "Montant (FCFA)",
        phone: "Numéro",
        holder: "Titulaire",
        reference: "Référence du transfert",
        reason: "Motif du refus",
        createdAt: ["Demandé le", "instant"],
        settledAt: ["Réglé le", "instant"],
      },
      paidOut,
    ),
  ];
}
