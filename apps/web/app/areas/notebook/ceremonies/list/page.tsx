import type { DatePlace } from "@jdj/contract/notebook/ceremonies";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { Link } from "react-router";
import { BookedList } from "#app/areas/notebook/booked/booked-list.tsx";
import { listBooked } from "#app/areas/notebook/booked/list-booked.ts";
import { placeText } from "#app/areas/notebook/ceremonies/ceremony-text.ts";
import { foundOrError } from "#app/areas/notebook/found-or-error.ts";
import { GroupDrawing } from "#app/areas/notebook/group-drawing.tsx";
import { LoadFailed } from "#app/areas/notebook/load-failed.tsx";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import { SectionIntroduction } from "#app/areas/notebook/section-introduction.tsx";
import { SectionSteps } from "#app/areas/notebook/section-steps.tsx";
import { useMayWrite } from "#app/areas/notebook/sharing/use-may-write.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext } from "#app/http/context.ts";
import { sectionIntroduction } from "#app/http/section-introduction.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const api = context.get(apiContext);
  const [rows, booked] = await Promise.all([
    foundOrError(api.notebook.ceremonies.datesPlacesByEvent({ eventId: event.id })),
    listBooked(api, event.id),
  ]);
  return {
    introduction: sectionIntroduction(context, "ceremonies"),
    eventId: event.id,
    isWedding: event.event_type.code === "wedding",
    seed: event.seed,
    rows,
    booked,
  };
}

function columns(eventId: number, mayWrite: boolean): Column<DatePlace>[] {
  const known = (one: DatePlace, text: string | null | undefined) =>
    text || (one.is_activate ? <span className={words.tertiary}>À préciser</span> : null);
  return [
    {
      heading: "Cérémonie",
      names: true,
      cell: ({ name, image }) => (
        <span className={`${kit.cluster} ${styles.name}`}>
          <GroupDrawing code={image} />
          {name}
        </span>
      ),
    },
    {
      heading: "Date",
      // The main ceremony is on the event's date, stored or not.
      cell: (one) => {
        const date = one.pivot.version > 0 || one.is_main ? one.pivot.wedding_date : null;
        return known(one, date && longDate(date));
      },
    },
    { heading: "Heure", cell: (one) => known(one, one.pivot.wedding_time) },
    {
      heading: "Lieu",
      cell: (one) => {
        const place = placeText(one.pivot);
        return (
          known(one, place) && (
            <span className={`${kit.shrink} ${words.breakAnywhere}`}>{known(one, place)}</span>
          )
        );
      },
    },
    {
      heading: "Statut",
      cell: ({ is_activate }) =>
        is_activate === 1 ? (
          <Badge tone="good" icon={<Icon name="check" size={16} />}>
            Prévu
          </Badge>
        ) : (
          <Badge icon={<Icon name="minus" size={16} />}>Non prévu</Badge>
        ),
    },
    {
      heading: "Action",
      cell: ({ id, name }) => (
        <LinkButton
          to={at("editCeremony", { eventId, datePlaceId: id })}
          variant="quiet"
          icon={mayWrite ? <Icon name="pencil" size={20} /> : <Icon name="eye" size={20} />}
          aria-label={`${mayWrite ? "Modifier" : "Voir"} ${name}`}
        >
          {mayWrite ? "Modifier" : "Voir"}
        </LinkButton>
      ),
    },
  ];
}

/** Where and when each ceremony of the event is. */
export default function CeremoniesPage({
  loaderData: { introduction, eventId, isWedding, seed, rows, booked },
}: Route.ComponentProps) {
  const mayWrite = useMayWrite("ceremonies");
  const isFilled = rows?.some(({ pivot }) => pivot.version > 0);
  return (
    <>
      <Title>Dates et lieux</Title>
      <div className={`${kit.cluster2} ${kit.between}`}>
        <h1>Dates et lieux</h1>
        {isFilled ? (
          <LinkButton
            to={at("runningOrder")}
            variant="plain"
            icon={<Icon name="list-check" size={20} />}
          >
            Feuille de route
          </LinkButton>
        ) : null}
      </div>
      {isFilled ? null : <SectionIntroduction text={introduction} />}
      {rows === null ? (
        <LoadFailed address={at("ceremonies")} />
      ) : rows.length > 0 ? (
        <DataTable
          caption="Cérémonies"
          columns={columns(eventId, mayWrite)}
          rows={rows}
          rowKey={({ id }) => id}
        />
      ) : (
        <EmptyState sentence={notebookMessages.emptyTemplate} seed={seed} />
      )}
      {isWedding ? (
        <p className={kit.cluster3}>
          <Link to={at("dowry")} className={kit.iconLink}>
            <Icon name="gift" size={20} />
            Kôkôkô et dot
          </Link>
          <Link to={at("civilFile")} className={kit.iconLink}>
            <Icon name="file-text" size={20} />
            Dossier de mairie
          </Link>
        </p>
      ) : null}
      <BookedList title="Prestataires réservés" booked={booked.filter(({ day }) => day !== null)} />
      {isFilled ? <SectionIntroduction text={introduction} /> : null}
      <SectionSteps
        previous={{ to: at("planning"), label: "Planning" }}
        next={{ to: at("guests"), label: "Invités" }}
      />
    </>
  );
}
