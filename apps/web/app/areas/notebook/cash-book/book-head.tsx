import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { BudgetTabs } from "#app/areas/notebook/budget/budget-tabs.tsx";
import { Title } from "#app/document/title.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { MoreActions } from "#app/ui/more-actions.tsx";
import { type BookFilter, bookAddress } from "./book-filter.ts";
import styles from "./page.module.css";

type BookHeadProps = {
  filter: BookFilter;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Whether there is something to print and to export. */
  hasEntries: boolean;
};

/** The title of the page, its view of the budget, and how its payments leave it. */
export function BookHead({ filter, today, hasEntries }: BookHeadProps) {
  const exported = bookAddress(filter).replace(at("cashBook"), at("cashBookExport"));
  return (
    <>
      <Title>Livre de caisse</Title>
      <div className={`${kit.cluster} ${kit.between}`}>
        <h1>Livre de caisse</h1>
        {hasEntries ? (
          <MoreActions>
            <Button
              type="button"
              variant="plain"
              icon={<Icon name="printer" size={20} />}
              onClick={() => print()}
            >
              Imprimer
            </Button>
            <LinkButton
              to={exported}
              reloadDocument
              download
              variant="plain"
              icon={<Icon name="download" size={20} />}
            >
              Exporter<span className="visually-hidden"> en CSV</span>
            </LinkButton>
          </MoreActions>
        ) : null}
        <p className={styles.printed}>Imprimé le {longDate(today)} · montants en FCFA</p>
      </div>
      <BudgetTabs current="cashBook" />
    </>
  );
}
