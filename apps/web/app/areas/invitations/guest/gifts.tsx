import { isRefusal } from "@jdj/contract/call/refusals";
import type { Client } from "@jdj/contract/client";
import type { ReceivedGift } from "@jdj/contract/gifts/lists";
import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { Link } from "react-router";
import { found } from "#app/http/found.ts";
import { Badge } from "#app/ui/badge.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

/** What a guest gave; null for those who may not see gifts. */
export async function findGifts(api: Client, eventGuestId: string): Promise<ReceivedGift[] | null> {
  try {
    return await found(api.gifts.lists.giftsOfGuest({ eventGuestId }));
  } catch (error) {
    if (isRefusal(error, "not-allowed")) return null;
    throw error;
  }
}

const states: Partial<Record<ReceivedGift["state"], string>> = {
  pending: "Paiement attendu",
  refunded: "Remboursé",
};

/** What a guest gave, with what they wrote, by the phone and the address of the list. */
export function Gifts({ gifts }: { gifts: readonly ReceivedGift[] }) {
  if (gifts.length === 0) return null;
  return (
    <section className={`${kit.stack3} ${kit.oneColumn}`} aria-labelledby="cadeaux">
      <h2 id="cadeaux">Ses cadeaux</h2>
      <ul className={`${kit.listReset} ${styles.lines}`}>
        {gifts.map((gift) => (
          <li key={gift.id}>
            <span className={`${kit.facts} ${words.bold}`}>
              {gift.item ?? "La cagnotte"} · {fcfa(gift.amount_fcfa)}
              {states[gift.state] ? <Badge>{states[gift.state]}</Badge> : null}
            </span>
            {gift.message ? (
              <span className={words.breakAnywhere}>«&nbsp;{gift.message}&nbsp;»</span>
            ) : null}
            <span className={words.note}>
              le {longDate((gift.paid_at ?? gift.created_at).slice(0, 10))}
              {gift.state !== "paid" ? null : gift.thanked_at ? (
                ", déjà remercié"
              ) : (
                <>
                  {", "}
                  <Link to={at("gifts")}>pas encore remercié</Link>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
