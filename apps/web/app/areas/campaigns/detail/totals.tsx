import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

type TotalsProps = { success: number; error: number; total: number; leaving: boolean };

/** Sent, failed and total deliveries of a campaign, with a note while it is being sent. */
export function Totals({ success, error, total, leaving }: TotalsProps) {
  const done = success + error;
  return (
    <div className={`${words.terms} ${kit.stack2} ${kit.oneColumn} ${styles.totals}`}>
      <dl className={kit.card}>
        <div className={styles.count} data-tone="good">
          <dt>Succès</dt>
          <dd>{success}</dd>
        </div>
        <div className={styles.count} data-tone={error > 0 ? "bad" : undefined}>
          <dt>Échecs</dt>
          <dd>{error}</dd>
        </div>
        <div className={styles.count}>
          <dt>Total</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      <p role="status">{leaving ? `Envoi en cours\u00a0: ${done} sur ${total}…` : null}</p>
    </div>
  );
}
