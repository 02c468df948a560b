import { budgetTotals, overspentFcfa } from "@jdj/contract/notebook/budget-sums";
import { fcfa, grouped } from "@jdj/french/money";
import { categoryShares } from "#app/areas/notebook/budget/category-shares.ts";
import { amountsNow, type BudgetLine } from "#app/areas/notebook/budget/drafts.ts";
import { SharesChart } from "#app/areas/notebook/budget/shares-chart.tsx";
import { tourEvent } from "#app/areas/tour/find-tour-event.ts";
import { refuseWriting } from "#app/areas/tour/refuse-writing.ts";
import styles from "#app/areas/tour/tour.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { apiContext } from "#app/http/context.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "static", cachedBy: [] };

export async function loader({ context }: Route.LoaderArgs) {
  const { id: eventId } = await tourEvent(context);
  return context.get(apiContext).notebook.budget.budgetsByEvent({ eventId });
}

export function action() {
  refuseWriting();
}

/** `/visite/budget`: the totals, what is exceeded, each category with its lines, and its share. */
export default function TourBudget({ loaderData: groups }: Route.ComponentProps) {
  const lines = groups.flatMap(({ children }) => children);
  const totals = budgetTotals(lines.map((line) => amountsNow(line, undefined)));
  const sums = [
    { label: "Prévu au plus", amount: totals.max },
    { label: "Dépensé", amount: totals.real },
    { label: "Reste", amount: totals.max - totals.real },
  ];
  return (
    <>
      <dl className={`${words.terms} ${kit.stack3} ${styles.totals}`}>
        {sums.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fcfa(amount)}</dd>
          </div>
        ))}
      </dl>
      {groups.map(({ id, content, children }, index) => {
        const planned = children.filter(({ pivot }) => pivot.version > 0);
        const { real, max } = budgetTotals(planned.map((line) => amountsNow(line, undefined)));
        return planned.length === 0 ? null : (
          <details key={id} className={styles.group} open={index === 0}>
            <summary>
              <span>{content}</span>
              <span>
                {grouped(real)} sur {fcfa(max)}
              </span>
            </summary>
            <DataTable
              caption={content}
              variant={{ plain: false, own: styles.lines }}
              columns={[
                { heading: "Poste", names: true, cell: (line) => <LineName line={line} /> },
                { heading: "Réel", cell: ({ pivot }) => amountOf(pivot?.real_amount) },
                { heading: "Max", cell: ({ pivot }) => amountOf(pivot?.max_amount) },
              ]}
              rows={planned}
              rowKey={({ id }) => id}
            />
          </details>
        );
      })}
      <SharesChart {...categoryShares(groups, {})} />
    </>
  );
}

/** A line, and by how much it is exceeded. */
function LineName({ line }: { line: BudgetLine }) {
  const over = overspentFcfa(amountsNow(line, undefined));
  return (
    <>
      {line.content}
      {over > 0 ? (
        <span className={`${kit.row1} ${words.text14} ${styles.over}`}>
          <Icon name="alert-triangle" size={16} /> Dépassé de {fcfa(over)}
        </span>
      ) : null}
    </>
  );
}

const amountOf = (amount: number | null | undefined) => (amount == null ? "–" : grouped(amount));
