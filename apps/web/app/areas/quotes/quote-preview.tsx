import { longDate } from "@jdj/french/dates";
import { Button } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./quote-card.module.css";
import { type QuoteOffer, QuoteTable } from "./quote-table.tsx";

/** A quote as the customer will see it, before it is sent. */
export function QuotePreview({ offer, onChange }: { offer: QuoteOffer; onChange: () => void }) {
  return (
    <section className={kit.stack3} aria-labelledby="apercu">
      <div className={kit.spread}>
        <h3 id="apercu">Ce que le client verra</h3>
        <Button type="button" variant="plain" onClick={onChange}>
          Modifier
        </Button>
      </div>
      <div className={`${kit.outlined} ${kit.stack3} ${styles.card}`}>
        <QuoteTable quote={offer} />
        <p className={words.note}>Valable jusqu’au {longDate(offer.valid_until)}</p>
        {offer.service_day === null ? null : (
          <p className={words.note}>Prestation le {longDate(offer.service_day)}</p>
        )}
      </div>
    </section>
  );
}
