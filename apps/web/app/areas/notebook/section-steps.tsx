import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./section-steps.module.css";

type Step = { to: string; label: string };

/** Links to the previous and the next section of the notebook. */
export function SectionSteps({ previous, next }: { previous?: Step; next?: Step }) {
  return (
    <nav aria-label="Sections voisines" className={`${kit.wrap} ${kit.notPrinted} ${styles.steps}`}>
      {previous ? (
        <Link to={previous.to}>
          <Icon name="arrow-left" size={20} />
          <span>
            <small>Précédent</small> {previous.label}
          </span>
        </Link>
      ) : null}
      {next ? (
        <Link to={next.to} className={styles.next}>
          <span>
            <small>Suivant</small> {next.label}
          </span>
          <Icon name="arrow-right" size={20} />
        </Link>
      ) : null}
    </nav>
  );
}
