import { count } from "@jdj/french/plural";
import { Overview } from "#app/areas/invitations/responses/overview.tsx";
import { tourEvent } from "#app/areas/tour/find-tour-event.ts";
import { refuseWriting } from "#app/areas/tour/refuse-writing.ts";
import styles from "#app/areas/tour/tour.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { apiContext } from "#app/http/context.ts";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "static", cachedBy: [] };

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = await tourEvent(context);
  return context.get(apiContext).invitations.responses.overview({ event_id: id });
}

export function action() {
  refuseWriting();
}

/** `/visite/reponses`: who comes, over time, by ceremony and by question. */
export default function TourResponses({ loaderData }: Route.ComponentProps) {
  const { counts, ceremonies, questions, days, written, requests } = loaderData;
  const tiles = [
    { label: "Viennent", value: counts.yes },
    { label: "Personnes attendues", value: counts.people },
    { label: "Ne viennent pas", value: counts.no },
    { label: "Sans réponse", value: counts.none },
  ];
  return (
    <>
      <dl className={`${words.terms} ${kit.stack3} ${styles.totals}`}>
        {tiles.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        {count(requests.length, "personne s’est ajoutée", "personnes se sont ajoutées")} par la
        carte publique et {requests.length > 1 ? "attendent" : "attend"} l’accord des fiancés.
      </p>
      <Overview ceremonies={ceremonies} questions={questions} days={days} written={written} />
    </>
  );
}
