import { shortDate } from "@jdj/french/dates";
import { DataTable } from "#app/ui/data-table.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./answers-chart.module.css";
import { chart, type Day, stepPath, topOf } from "./chart-steps.ts";

/** Answers over time: two lines in steps, and the same counts as a table. */
export function AnswersChart({ days }: { days: readonly Day[] }) {
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) return <p>La courbe des réponses commencera avec la première.</p>;
  const top = topOf(days);
  return (
    <figure className={`${kit.stack3} ${kit.oneColumn}`}>
      {first === last ? (
        <p>Toutes sont du {shortDate(first.date)}&nbsp;: la courbe commence le lendemain.</p>
      ) : (
        <div className={styles.plot}>
          <span className={styles.top}>{top}</span>
          <svg
            viewBox={`0 0 ${chart.width} ${chart.height}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={`Du ${shortDate(first.date)} au ${shortDate(last.date)}\u00a0: ${last.yes} oui et ${last.no} non`}
          >
            <line x1="0" x2={chart.width} y1={chart.height / 2} y2={chart.height / 2} />
            <path data-answer="yes" d={stepPath(days, "yes", top)} />
            <path data-answer="no" d={stepPath(days, "no", top)} />
          </svg>
          <span className={`${words.breakAnywhere} ${styles.from}`}>{shortDate(first.date)}</span>
          <span className={`${words.breakAnywhere} ${styles.to}`}>{shortDate(last.date)}</span>
        </div>
      )}
      <figcaption className={`${kit.wrap} ${styles.legend}`}>
        <span data-answer="yes">Viennent&nbsp;: {last.yes}</span>
        <span data-answer="no">Ne viennent pas&nbsp;: {last.no}</span>
      </figcaption>
      <details>
        <summary className={`${kit.tapTarget} ${words.linkText}`}>
          Voir les chiffres jour par jour
        </summary>
        <DataTable
          caption="Réponses reçues à la fin de chaque jour"
          variant={{ plain: true, own: styles.byDay }}
          columns={[
            { heading: "Jour", names: true, cell: ({ date }) => shortDate(date) },
            { heading: "Oui", cell: ({ yes }) => yes },
            { heading: "Non", cell: ({ no }) => no },
          ]}
          rows={days}
          rowKey={({ date }) => date}
        />
      </details>
    </figure>
  );
}
