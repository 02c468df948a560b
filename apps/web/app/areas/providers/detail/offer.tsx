import {
  eventPriceText,
  NO_PRICE_TEXT,
  priceText,
  USUAL_GUESTS,
} from "@jdj/contract/prices/price-unit";
import type { ProviderPage } from "@jdj/contract/providers/detail";
import type { ReactNode } from "react";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./offer.module.css";

/** The prices, what may be done with them, and the request for a quote. */
export function Offer({
  provider,
  guests = USUAL_GUESTS,
  children,
}: {
  provider: ProviderPage;
  /** For how many guests the price is reckoned; null where the budget's form does it. */
  guests?: number | null;
  children?: ReactNode;
}) {
  const total = guests === null ? null : eventPriceText(provider, guests);
  const priceOf = (price: number | null) =>
    price ? priceText({ ...provider, min_price: price, max_price: price }) : NO_PRICE_TEXT;
  return (
    <section className={`${kit.stack4} ${kit.outlined} ${styles.offer}`} aria-labelledby="prix">
      <h2 id="prix">Prix</h2>
      <dl className={`${words.terms} ${kit.wrap} ${styles.prices}`}>
        <div>
          <dt>Prix min</dt>
          <dd>{priceOf(provider.min_price)}</dd>
        </div>
        <div>
          <dt>Prix max</dt>
          <dd>{priceOf(provider.max_price)}</dd>
        </div>
      </dl>
      {total ? <p className={words.note}>Environ {total}.</p> : null}
      {children}
    </section>
  );
}
