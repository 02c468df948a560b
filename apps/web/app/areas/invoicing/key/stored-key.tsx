import type { InvoicingKey } from "@jdj/contract/invoicing/keys";
import { reachedThreshold } from "@jdj/contract/payments/invoice-problem";
import { dateAndTime } from "@jdj/french/dates";
import { problemWords } from "#app/areas/invoicing/problem-words.ts";
import { Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import pro from "#app/ui/pro.module.css";
import styles from "./page.module.css";

/** What is shown of a stored key: never the key, only its end. */
export function StoredKey({ stored }: { stored: InvoicingKey }) {
  const { problem, stickers_left: left } = stored;
  const isLow = left !== null && reachedThreshold(left) !== null;
  return (
    <section className={kit.stack4} aria-labelledby="actuelle">
      <h2 id="actuelle">Ma clé</h2>
      {problem === null ? null : (
        <Note tone="warning">
          {problemWords[problem][0]}. {problemWords[problem][1]}
        </Note>
      )}
      {problem === null && isLow ? (
        <Note tone="warning">
          Bientôt plus de stickers&nbsp;: achetez-en dans votre espace FNE.
        </Note>
      ) : null}
      <dl className={styles.key}>
        <dt>Clé</dt>
        <dd>•••• {stored.last_four}</dd>
        <dt>Entrée</dt>
        <dd>le {dateAndTime(stored.entered_at)}</dd>
        <dt>Établissement</dt>
        <dd>{stored.establishment}</dd>
        <dt>Point de vente</dt>
        <dd>{stored.point_of_sale}</dd>
        {stored.address === null ? null : (
          <>
            <dt>Adresse</dt>
            <dd>{stored.address}</dd>
          </>
        )}
        <dt>Stickers</dt>
        <dd>{left === null ? "connus à la première facture" : left}</dd>
      </dl>
      <form method="post">
        <input type="hidden" name="intent" value="remove" />
        <details className={pro.take}>
          <summary>Retirer ma clé</summary>
          <div className={`${kit.stack3} ${pro.sure}`}>
            <p>
              Nous ne signons plus rien en votre nom. Les factures qui attendent sont à faire dans
              votre espace FNE.
            </p>
            <button type="submit" className={pro.plainButton}>
              Oui, retirer
            </button>
          </div>
        </details>
      </form>
    </section>
  );
}
