import { at } from "@jdj/contract/paths/addresses";
import type { ReactNode } from "react";
import { useMayWrite } from "#app/areas/notebook/sharing/use-may-write.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { GuestFilter } from "./filter-guests.ts";
import { listAddress } from "./list-address.ts";
import styles from "./list-bar.module.css";
import { isPlainPress } from "./plain-press.ts";

type ListBarProps = {
  eventId: number;
  /** Leads to a card for those who have none. */
  invite: ReactNode;
  /** The size of a filtered list: « 12 invités sur 150 »; empty for all. */
  summary: string;
  filter: GuestFilter;
  onFilter: (filter: GuestFilter) => void;
  choosing: boolean;
  onToggle: () => void;
  onPrint: () => void;
};

/** The size and order of the list, and its actions: choose, download, print. */
export function ListBar(props: ListBarProps) {
  const { eventId, invite, summary, filter, onFilter, choosing, onToggle, onPrint } = props;
  const mayWrite = useMayWrite("guests");
  const isByName = filter.order === "name";
  const reordered: GuestFilter = { ...filter, order: isByName ? "newest" : "name" };
  return (
    <div className={`${kit.cluster} ${kit.between} ${kit.gapClose} ${styles.bar}`}>
      {invite}
      <p className={`${words.note} ${styles.size}`} role="status">
        {summary}
      </p>
      <div className={`${kit.cluster} ${kit.notPrinted} ${styles.tools}`}>
        <LinkButton
          to={listAddress(reordered)}
          variant="quiet"
          icon={<Icon name="arrows-sort" size={20} />}
          data-local=""
          onClick={(event) => {
            if (!isPlainPress(event)) return;
            event.preventDefault();
            onFilter(reordered);
          }}
        >
          <span className="hidden-on-phone">
            {isByName ? "Derniers ajoutés d’abord" : "Trier par nom"}
          </span>
        </LinkButton>
        {mayWrite ? (
          <Button
            type="button"
            variant="quiet"
            icon={choosing ? <Icon name="x" size={20} /> : <Icon name="list-check" size={20} />}
            aria-pressed={choosing}
            onClick={onToggle}
          >
            <span className="hidden-on-phone">{choosing ? "Terminer" : "Sélectionner"}</span>
          </Button>
        ) : null}
        <details className={`${kit.relative} ${styles.files}`} data-menu>
          <summary className={kit.row2}>
            <Icon name="download" size={20} />
            <span className="hidden-on-phone">Exporter</span>
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
          <span className="hidden-on-phone">Imprimer</span>
        </Button>
      </div>
    </div>
  );
}
