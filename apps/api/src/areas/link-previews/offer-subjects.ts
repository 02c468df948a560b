import { packagePriceText, priceText } from "@jdj/contract/prices/price-unit";
import { fcfa } from "@jdj/french/money";
import type { Database } from "../../database/connect.ts";
import { packageImageAddress } from "../bookings/packages/image-address.ts";
import { findPackage } from "../bookings/packages/queries.ts";
import { findCardSubject } from "../campaigns/cards/card-event.ts";
import { hostsLine } from "../designs/card-wording.ts";
import { listItems } from "../gifts/items/queries.ts";
import { findGiftListByToken } from "../notebook/gift-lists/find-gift-list.ts";
import { findShop, listListed } from "../orders/shops/queries.ts";
import { listCards as listProductCards } from "../products/products/product-cards.ts";
import { listCards } from "../providers/directory/provider-cards.ts";
import type { Subject } from "./share-subjects.ts";

const idIn = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : null);

/** A product of the shop with its price; null for one that is not on sale. */
export async function productSubject(db: Database, asked: string): Promise<Subject | null> {
  const id = idIn(asked);
  const [card] = id === null ? [] : await listProductCards(db, [id]);
  if (!card) return null;
  return {
    title: card.name,
    line: card.seller,
    price: `${card.has_higher_price ? "dès " : ""}${fcfa(card.price)}`,
    seed: `article-${id}`,
    shown: { path: card.image },
  };
}

/** A seller of the shop with their newest product; null for one who is not open. */
export async function shopSubject(db: Database, asked: string): Promise<Subject | null> {
  const id = idIn(asked);
  const shop = id === null ? null : await findShop(db, id);
  if (id === null || !shop) return null;
  const [newest] = await listProductCards(db, await listListed(db, id, { offset: 0, limit: 1 }));
  return {
    title: shop.name,
    line: ["Vendeur", shop.town].filter(Boolean).join(" · "),
    seed: `vendeur-${id}`,
    shown: { path: newest?.image ?? null },
  };
}

/** A provider of the directory with their prices; null for one whom the public may not see. */
export async function providerSubject(db: Database, asked: string): Promise<Subject | null> {
  const id = idIn(asked);
  const [card] = id === null ? [] : await listCards(db, [id]);
  if (!card) return null;
  const { service_type: service, town, cover } = card;
  return {
    title: card.name,
    line: [service?.name, town].filter(Boolean).join(" · "),
    price: priceText(card),
    seed: `prestataire-${id}`,
    shown: { path: cover },
  };
}

/** A package with its price; null for one that the public may not see. */
export async function packageSubject(db: Database, asked: string): Promise<Subject | null> {
  const id = idIn(asked);
  const found = id === null ? null : await findPackage(db, id);
  if (!found?.isShown) return null;
  return {
    title: found.name,
    line: found.providerName,
    price: packagePriceText(found.priceFcfa, found.priceUnit),
    seed: `package-${id}`,
    shown: { path: packageImageAddress(found) },
  };
}

/** A gift list of an event, on its cloth; null for an unknown token and a deleted event. */
export async function giftListSubject(db: Database, token: string): Promise<Subject | null> {
  const found = await findGiftListByToken(db, token);
  if (!found || found.deletedAt !== null) return null;
  const subject = await findCardSubject(db, found.list.eventId);
  if (!subject) return null;
  const items = found.list.isOpen ? await listItems(db, found.list.id) : [];
  const wishes = items.length > 1 ? `${items.length} idées de cadeaux` : "Pour leur faire plaisir";
  return {
    title: hostsLine(subject),
    line: "Liste de cadeaux",
    where: wishes,
    seed: subject.seed,
  };
}
