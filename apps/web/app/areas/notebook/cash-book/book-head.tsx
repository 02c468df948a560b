import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { BudgetTabs } from "#app/areas/notebook/budget/budget-tabs.tsx";
import { PrintAndExport } from "#app/areas/notebook/budget/print-and-export.tsx";
import { Title } from "#app/document/title.tsx";
import kit from "#app/ui/kit.module.css";
import blocks from "#app/ui/text-blocks.module.css";
import { type BookFilter, bookAddress } from "./book-filter.ts";

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
        {hasEntries ? <PrintAndExport file={exported} /> : null}
        <p className={blocks.onlyPrinted}>Imprimé le {longDate(today)} · montants en FCFA</p>
      </div>
      <BudgetTabs current="cashBook" />
    </>
  );
}
