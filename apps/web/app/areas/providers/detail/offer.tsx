import type { ProviderPage } from "@jdj/contract/providers/detail";
import type { ReactNode } from "react";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./offer.module.css";
import { priceText } from "./provider-price.ts";

/** The prices, what may be done with them, and the request for a quote. */
export function Offer({ provider, children }: { provider: ProviderPage; children?: ReactNode }) {
  return (
    <section className={`${kit.stack4} ${kit.outlined} ${styles.offer}`} aria-labelledby="prix">
      <h2 id="prix">Prix</h2>
      <dl className={`${words.terms} ${kit.wrap} ${styles.prices}`}>
        <div>
          <dt>Prix min</dt>
          <dd>{priceText(provider.min_price)}</dd>
        </div>
        <div>
          <dt>Prix max</dt>
          <dd>{priceText(provider.max_price)}</dd>
        </div>
      </dl>
      {children}
    </section>
  );
}
