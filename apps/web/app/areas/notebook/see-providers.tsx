import { at } from "@jdj/contract/paths/addresses";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./see-providers.module.css";

type SeeProvidersProps = {
  /** The service in the directory. */
  service: number;
  /** The budget line whose amounts are sought; 0 for none. */
  budgetId?: number;
  /** What the providers are sought for. */
  of: string;
};

/** « Voir Prestataire »: those who offer a service, in a tab of their own. */
export function SeeProviders({ service, budgetId = 0, of }: SeeProvidersProps) {
  return (
    <a
      className={styles.see}
      href={at("providersFor", { serviceTypeId: service, budgetId })}
      target="_blank"
      rel="noopener"
      aria-label={`Voir Prestataire : ${of} (nouvel onglet)`}
    >
      Voir Prestataire
      <Icon name="external-link" size={16} />
    </a>
  );
}
