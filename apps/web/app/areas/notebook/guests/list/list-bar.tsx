import { at } from "@jdj/contract/paths/addresses";
import { Link } from "react-router";
import { useMayWrite } from "#app/areas/notebook/sharing/use-may-write.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { GuestFilter } from "./filter-guests.ts";
import { listAddress } from "./list-address.ts";
import styles from "./list-bar.module.css";
import { isPlainPress } from "./plain-press.ts";

type ListBarProps = {
  eventId: number;
  /** The size of the list: « 12 invités sur 150 ». */
  summary: string;
  filter: GuestFilter;
  onFilter: (filter: GuestFilter) => void;
  choosing: boolean;
  onToggle: () => void;
  onPrint: () => void;
};

/** The size and order of the list, and its actions: choose, download, print. */
export function ListBar(props: ListBarProps) {
  const { eventId, summary, filter, onFilter, choosing, onToggle, onPrint } = props;
  const mayWrite = useMayWrite("guests");
  const isByName = filter.order === "name";
  const reordered: GuestFilter = { ...filter, order: isByName ? "newest" : "name" };
  return (
    <div className={`${kit.cluster} ${kit.between} ${kit.gapClose}`}>
      <div className={`${kit.cluster} ${kit.gapClose}`}>
        <p className={words.note} role="status">
          {summary}
        </p>
        <Link
          to={listAddress(reordered)}
          className={`${kit.row} ${kit.notPrinted} ${words.bold} ${words.text14} ${kit.targetHeight}`}
          data-local=""
          onClick={(event) => {
            if (!isPlainPress(event)) return;
            event.preventDefault();
            onFilter(reordered);
          }}
        >
          {isByName ? "Derniers ajoutés d’abord" : "Trier par nom"}
        </Link>
      </div>
      <div className={`${kit.cluster} ${kit.notPrinted} ${styles.tools}`}>
        {mayWrite ? (
          <Button
            type="button"
            variant="quiet"
            icon={choosing ? <Icon name="x" size={20} /> : <Icon name="list-check" size={20} />}
            aria-pressed={choosing}
            onClick={onToggle}
          >
            {choosing ? "Terminer" : "Sélectionner"}
          </Button>
        ) : null}
        <details className={`${kit.relative} ${styles.files}`} data-menu>
          <summary className={kit.row2}>
            <Icon name="download" size={20} />
            Exporter
          </summary>
          <div className={`${kit.outlined} ${styles.menu}`}>
            <a
              className={kit.tapRow}
              href={at("exportGuests", { eventId, format: "xls" })}
              download
            >
              Excel (.xls)
            </a>
            <a
              className={kit.tapRow}
              href={at("exportGuests", { eventId, format: "csv" })}
              download
            >
              CSV
            </a>
          </div>
        </details>
        <Button
          type="button"
          variant="quiet"
          icon={<Icon name="printer" size={20} />}
          onClick={onPrint}
        >
          Imprimer
        </Button>
      </div>
    </div>
  );
}
