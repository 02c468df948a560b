import { at } from "@jdj/contract/paths/addresses";
import { fcfa } from "@jdj/french/money";

/** What the home page counts for a shop; undefined where the shop, or the reader's role, has none of it. */
interface Counts {
  /** What may be paid out now and what waits, in FCFA: owners only. */
  money?: { available: number; held: number } | undefined;
  ordersToPrepare?: number | undefined;
  requestsToAnswer?: number | undefined;
  bookingsToConfirm?: number | undefined;
  /** Views of the page in the last 30 days. */
  seen?: number | undefined;
}

/** A tile of the home page. */
interface TodayTile {
  label: string;
  value: string;
  to: string;
  /** It waits for the provider. */
  isWaiting: boolean;
}

/** How many tiles stand side by side. */
const SHOWN = 4;

/** The four tiles of a provider's day: money first, then what waits for them, then views. */
export function todayTiles(counts: Counts): TodayTile[] {
  const { money, ordersToPrepare, requestsToAnswer, bookingsToConfirm, seen } = counts;
  const counted = (value: number | undefined, label: string, to: string, waits = true) =>
    value === undefined ? [] : [{ label, value: String(value), to, isWaiting: waits && value > 0 }];
  const ofMoney = (value: number | undefined, label: string) =>
    value === undefined
      ? []
      : [{ label, value: fcfa(value), to: at("proEarnings"), isWaiting: false }];
  return [
    ...ofMoney(money?.available, "À retirer"),
    ...counted(ordersToPrepare, "Commandes à préparer", at("proOrders")),
    ...counted(requestsToAnswer, "Demandes à répondre", at("proRequests")),
    ...counted(bookingsToConfirm, "Réservations à confirmer", `${at("proBookings")}?voir=waiting`),
    ...ofMoney(money?.held, "En attente"),
    ...counted(seen, "Vues en 30 jours", at("proFigures"), false),
  ].slice(0, SHOWN);
}
