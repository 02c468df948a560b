import type { CompletionSection } from "@jdj/contract/notebook/completion";
import { wordingOf } from "@jdj/contract/notebook/event-wording";
import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { grouped } from "@jdj/french/money";
import { Link } from "react-router";
import { placeText } from "#app/areas/notebook/ceremonies/ceremony-text.ts";
import { sectionTiles } from "#app/areas/notebook/summary/sections.ts";
import { WovenSections } from "#app/areas/notebook/summary/woven-sections.tsx";
import { tourEvent } from "#app/areas/tour/find-tour-event.ts";
import { refuseWriting } from "#app/areas/tour/refuse-writing.ts";
import styles from "#app/areas/tour/tour.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { apiContext } from "#app/http/context.ts";
import kit from "#app/ui/kit.module.css";
import { Avatar } from "#app/ui/media/avatar.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "static", cachedBy: [] };

/** Where a section of the notebook is shown in the tour. */
const places: Record<CompletionSection, string> = {
  couple: "#comite",
  "event-date": "#dates",
  summary: "#reponses",
  committee: "#comite",
  budget: at("tourBudget"),
  planning: at("tourPlanning"),
  ceremonies: "#dates",
  guests: at("tourGuests"),
  cards: at("tourCards"),
};

export async function loader({ context }: Route.LoaderArgs) {
  const { id: eventId, seed, sections } = await tourEvent(context);
  const { ceremonies, committee, couple, summary } = context.get(apiContext).notebook;
  const [dates, members, persons, groups] = await Promise.all([
    ceremonies.datesPlacesByEvent({ eventId }),
    committee.committeeByEvent({ eventId }),
    couple.marriedsByEvent({ eventId }),
    summary.summariesByEvent({ eventId }),
  ]);
  return { seed, sections, dates, members, persons, groups };
}

export function action() {
  refuseWriting();
}

/** `/visite`: how far the notebook is, the dates, the people, and the answers in brief. */
export default function TourSummary({ loaderData }: Route.ComponentProps) {
  const { seed, sections, dates, members, persons, groups } = loaderData;
  const tiles = sectionTiles(sections, wordingOf("wedding")).map((tile) => ({
    ...tile,
    to: places[tile.section],
  }));
  const people = [
    ...persons.flatMap(({ name, pivot }) => (pivot ? [{ ...pivot, name }] : [])),
    ...members.flatMap(({ name, pivot }) => (pivot ? [{ ...pivot, name }] : [])),
  ];
  const answered = groups.flatMap(({ children }) =>
    children.filter(({ pivot }) => pivot?.response && pivot.response !== ""),
  );
  return (
    <>
      <WovenSections seed={seed} tiles={tiles} open={false} />
      <section
        id="dates"
        className={`${kit.stack3} ${kit.oneColumn}`}
        aria-labelledby="titre-dates"
      >
        <h2 className={words.serif22} id="titre-dates">
          Dates et lieux
        </h2>
        <dl className={`${words.terms} ${styles.facts}`}>
          {dates
            .filter(({ is_activate }) => is_activate === 1)
            .map(({ id, name, pivot }) => (
              <div key={id}>
                <dt>{name}</dt>
                <dd>
                  {[
                    pivot.version > 0 && pivot.wedding_date ? longDate(pivot.wedding_date) : null,
                    pivot.wedding_time?.replace(/:00$/, " h").replace(":", " h "),
                    placeText(pivot),
                  ]
                    .filter(Boolean)
                    .join(", ")}
                </dd>
              </div>
            ))}
        </dl>
      </section>
      <section
        id="comite"
        className={`${kit.stack3} ${kit.oneColumn}`}
        aria-labelledby="titre-comite"
      >
        <h2 className={words.serif22} id="titre-comite">
          Les fiancés et leur comité
        </h2>
        <ul className={`${kit.stack4} ${kit.listReset} ${styles.people}`}>
          {people.map(({ name, given_names, last_name, image }) => (
            <li key={name}>
              <span className={styles.portrait}>
                <Avatar
                  seed={`${seed} ${name}`}
                  photo={image}
                  initials={`${given_names[0]}${last_name[0]}`}
                />
              </span>
              <span>
                <strong>
                  {given_names} {last_name}
                </strong>
                <small className={kit.block}>{roleName(name)}</small>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section
        id="reponses"
        className={`${kit.stack3} ${kit.oneColumn}`}
        aria-labelledby="titre-reponses"
      >
        <h2 className={words.serif22} id="titre-reponses">
          La fête qu’ils imaginent
        </h2>
        <dl className={`${words.terms} ${styles.facts}`}>
          {answered.map(({ id, question, images, pivot }) => {
            const image = images.find(({ code }) => code === pivot?.response);
            return (
              <div key={id}>
                <dt>{question}</dt>
                <dd>
                  {image ? (
                    <span className={styles.swatch} aria-hidden="true">
                      {image.colours.map((colour) => (
                        <i key={colour} style={{ background: colour }} />
                      ))}
                    </span>
                  ) : null}
                  {image?.label ?? written(pivot?.response ?? "")}
                </dd>
              </div>
            );
          })}
        </dl>
      </section>
      <p>
        Et ensuite&nbsp;? <Link to={at("tourBudget")}>Leur budget</Link>, avec ses dépassements.
      </p>
    </>
  );
}

/** « Informations du PCO » is how the notebook's form is headed; here it is who they are. */
function roleName(name: string): string {
  const role = name.replace(/^Informations (du |de la |de l’)/, "");
  return role.charAt(0).toLocaleUpperCase("fr") + role.slice(1);
}

/** An answer as it is read: a large number in groups of three. */
function written(response: string): string {
  return /^\d{4,}$/.test(response) ? grouped(Number(response)) : response;
}
