import { shortDate } from "@jdj/french/dates";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext } from "#app/http/context.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "#app/ui/pro.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { LeadConversion } from "./lead-conversion.tsx";
import statistics from "./page.module.css";
import { Totals } from "./totals.tsx";

export const handle: PageHandle = { page: "static" };

export async function loader({ context }: Route.LoaderArgs) {
  requireProvider(context);
  const { providers, bookings } = context.get(apiContext);
  const [statistics, leadConversion] = await Promise.all([
    providers.statistics.lastDays(),
    bookings.leadConversion.lastDays(),
  ]);
  return { ...statistics, leadConversion };
}

/** `/pro/chiffres`: what the shop's page was seen and asked for in the last 30 days. */
export default function StatisticsPage({ loaderData }: Route.ComponentProps) {
  const { seen, requested, days, leadConversion } = loaderData;
  const most = Math.max(1, ...days.map((day) => day.seen));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <>
      <Title>Chiffres</Title>
      <h1>Chiffres</h1>
      <p className={`${kit.narrow} ${words.secondary}`}>Les 30 derniers jours de votre page.</p>
      <Totals seen={seen} requested={requested} />
      {seen + requested === 0 ? (
        <p className={`${kit.narrow} ${words.secondary}`}>
          Personne n’a encore ouvert votre page. De belles photos et des prix clairs aident.
        </p>
      ) : (
        <figure>
          <div className={statistics.bars} aria-hidden="true">
            {days.map((day) => (
              <span
                key={day.day}
                className={day.requested > 0 ? statistics.asked : undefined}
                style={{ height: `${Math.max(2, Math.round((100 * day.seen) / most))}%` }}
              />
            ))}
          </div>
          <figcaption className={`${words.note} ${statistics.ends}`}>
            <span>{first ? shortDate(first.day) : ""}</span>
            <span>{last ? shortDate(last.day) : ""}</span>
            <span>
              <i aria-hidden="true" /> jour avec une demande
            </span>
          </figcaption>
        </figure>
      )}
      <LeadConversion counts={leadConversion} />
      <details className={styles.edit}>
        <summary>Jour par jour</summary>
        <DataTable
          caption="Vues et demandes, jour par jour"
          variant={{ plain: true, own: statistics.table }}
          columns={[
            { heading: "Jour", names: true, cell: ({ day }) => shortDate(day) },
            { heading: "Vues", numeric: true, cell: ({ seen: views }) => views },
            { heading: "Demandes", numeric: true, cell: ({ requested: asked }) => asked },
          ]}
          rows={days.toReversed()}
          rowKey={({ day }) => day}
        />
      </details>
    </>
  );
}
