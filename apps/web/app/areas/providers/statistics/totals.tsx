import { grouped } from "@jdj/french/money";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

/** The two totals of the last 30 days. */
export function Totals({ seen, requested }: { seen: number; requested: number }) {
  return (
    <dl className={`${words.terms} ${kit.card} ${kit.grid} ${kit.twoColumns} ${styles.totals}`}>
      <div>
        <dt>{seen > 1 ? "vues de votre page" : "vue de votre page"}</dt>
        <dd>{grouped(seen)}</dd>
      </div>
      <div>
        <dt>{requested > 1 ? "demandes reçues" : "demande reçue"}</dt>
        <dd>{grouped(requested)}</dd>
      </div>
    </dl>
  );
}
