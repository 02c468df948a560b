import type { DataSection } from "@jdj/contract/accounts/data-export";
import { orderStateLabel } from "@jdj/contract/orders/order-label";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { cartLines, carts } from "../../carts/cart/tables.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { labelledOrder } from "../../orders/orders/labelled-order.ts";
import { marketplaceOrders, orderLines, sellerOrders } from "../../orders/orders/tables.ts";
import { orderReturns } from "../../orders/returns/tables.ts";
import { products, productVariants } from "../../products/products/tables.ts";
import { providers } from "../../providers/tables.ts";
import { towns } from "../../providers/towns/tables.ts";
import { makeSection } from "./make-section.ts";

/** What a customer ordered in the marketplace, and what is in their cart. */
export async function orderSections(
  db: Database,
  { customer }: CustomerActor,
): Promise<DataSection[]> {
  const ordered = await db
    .select({
      reference: marketplaceOrders.reference,
      seller: providers.name,
      article: orderLines.name,
      size: orderLines.size,
      colour: orderLines.colour,
      day: orderLines.day,
      quantity: orderLines.quantity,
      unitFcfa: orderLines.unitFcfa,
      lineNote: orderLines.note,
      suborder: sellerOrders,
      asked: orderReturns,
      deliveryFcfa: sellerOrders.deliveryFcfa,
      recipient: marketplaceOrders.recipient,
      phone: marketplaceOrders.phone,
      town: towns.name,
      address: marketplaceOrders.address,
      note: marketplaceOrders.note,
      reason: orderReturns.reason,
      createdAt: marketplaceOrders.createdAt,
    })
    .from(marketplaceOrders)
    .innerJoin(towns, eq(towns.id, marketplaceOrders.townId))
    .innerJoin(sellerOrders, eq(sellerOrders.orderId, marketplaceOrders.id))
    .innerJoin(orderLines, eq(orderLines.sellerOrderId, sellerOrders.id))
    .leftJoin(providers, eq(providers.id, sellerOrders.providerId))
    .leftJoin(orderReturns, eq(orderReturns.sellerOrderId, sellerOrders.id))
    .where(eq(marketplaceOrders.customerId, customer.id))
    .orderBy(asc(marketplaceOrders.id), asc(orderLines.id));
  const inCart = await db
    .select({
      article: products.name,
      size: productVariants.size,
      colour: productVariants.colour,
      day: cartLines.day,
      quantity: cartLines.quantity,
      note: cartLines.note,
    })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .innerJoin(productVariants, eq(productVariants.id, cartLines.variantId))
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(eq(carts.customerId, customer.id))
    .orderBy(asc(cartLines.id));
  return [
    makeSection(
      "orders",
      "Vos commandes",
      {
        reference: "Commande",
        seller: "Vendeur",
        article: "Article",
        size: "Taille",
        colour: "Couleur",
        day: ["Date", "date"],
        quantity: "Quantité",
        unitFcfa: "Prix unitaire (FCFA)",
        lineNote: "Note de l’article",
        state: "État",
        deliveryFcfa: "Livraison du vendeur (FCFA)",
        recipient: "Destinataire",
        phone: "Téléphone",
        town: "Commune",
        address: "Adresse",
        note: "Note",
        reason: "Retour demandé",
        createdAt: ["Commandé le", "instant"],
      },
      ordered.map((row) => ({ ...row, state: orderStateLabel(labelledOrder(row)) })),
    ),
    makeSection(
      "cart",
      "Votre panier",
      {
        article: "Article",
        size: "Taille",
        colour: "Couleur",
        day: ["Date", "date"],
        quantity: "Quantité",
        note: "Note",
      },
      inCart,
    ),
  ];
}
