import { at } from "@jdj/contract/paths/addresses";
import rowIcon from "#app/ui/row-icon.module.css";
import styles from "./see-providers.module.css";

type SeeProvidersProps = {
  /** The id of the service in the directory. */
  service: number;
  /** The budget line whose amounts limit the search; 0 for none. */
  budgetId?: number;
  /** The name of the service or line, for screen readers. */
  of: string;
};

/** « Voir Prestataire »: the providers of a service, in a new tab. */
export function SeeProviders({ service, budgetId = 0, of }: SeeProvidersProps) {
  return (
    <a
      className={`${styles.see} ${rowIcon.externalLink}`}
      href={at("providersFor", { serviceTypeId: service, budgetId })}
      target="_blank"
      rel="noopener"
      aria-label={`Voir Prestataire\u00a0: ${of} (nouvel onglet)`}
    >
      Voir Prestataire
    </a>
  );
}
