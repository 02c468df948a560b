import { at } from "@jdj/contract/paths/addresses";
import { useMayWrite } from "#app/areas/notebook/sharing/use-may-write.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./list-bar.module.css";

type ListBarProps = {
  eventId: number;
  /** The size of the list: « 12 invités sur 150 ». */
  summary: string;
  choosing: boolean;
  onToggle: () => void;
};

/** The size of the list, and its actions: choose, download, print. */
export function ListBar({ eventId, summary, choosing, onToggle }: ListBarProps) {
  const mayWrite = useMayWrite("guests");
  return (
    <div className={styles.bar}>
      <p className={styles.summary} role="status">
        {summary}
      </p>
      <div className={styles.tools}>
        {mayWrite ? (
          <Button
            type="button"
            look="quiet"
            icon={choosing ? <Icon name="x" size={20} /> : <Icon name="list-check" size={20} />}
            aria-pressed={choosing}
            onClick={onToggle}
          >
            {choosing ? "Terminer" : "Sélectionner"}
          </Button>
        ) : null}
        <details className={styles.files} data-menu>
          <summary>
            <Icon name="download" size={20} />
            Exporter
          </summary>
          <div className={styles.menu}>
            <a href={at("exportGuests", { eventId, format: "xls" })} download>
              Excel (.xls)
            </a>
            <a href={at("exportGuests", { eventId, format: "csv" })} download>
              CSV
            </a>
          </div>
        </details>
        <Button
          type="button"
          look="quiet"
          icon={<Icon name="printer" size={20} />}
          onClick={() => window.print()}
        >
          Imprimer
        </Button>
      </div>
    </div>
  );
}
