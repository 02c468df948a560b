import type { Guest } from "@jdj/contract/notebook/guests";
import { count } from "@jdj/french/plural";
import { tourEvent } from "#app/areas/tour/find-tour-event.ts";
import { refuseWriting } from "#app/areas/tour/refuse-writing.ts";
import styles from "#app/areas/tour/tour.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { apiContext } from "#app/http/context.ts";
import { Badge } from "#app/ui/badge.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "static", cachedBy: [] };

const answers = {
  yes: { tone: "good", label: "Vient" },
  no: { tone: "neutral", label: "Ne vient pas" },
  none: { tone: "waiting", label: "Sans réponse" },
} as const;

const inFrench = new Intl.Collator("fr");

export async function loader({ context }: Route.LoaderArgs) {
  const { id: eventId } = await tourEvent(context);
  const guests = await context.get(apiContext).notebook.guests.guestsByEvent({ eventId });
  return guests.map(({ id, given_names, last_name, category, household, answer, companions }) => ({
    id,
    name: `${given_names} ${last_name}`,
    category,
    household,
    answer,
    companions,
  }));
}

export function action() {
  refuseWriting();
}

/** `/visite/invites`: how many come, and the guests of each category by household. */
export default function TourGuests({ loaderData: guests }: Route.ComponentProps) {
  const countOf = (asked: Guest["answer"]) =>
    guests.filter(({ answer }) => answer === asked).length;
  // The largest first: the families.
  const sizes = new Map<string, number>();
  for (const { category } of guests) sizes.set(category, (sizes.get(category) ?? 0) + 1);
  const categories = [...sizes].sort(([, a], [, b]) => b - a).map(([name]) => name);
  const tiles = [
    { label: "Invités", value: guests.length },
    { label: "Viennent", value: countOf("yes") },
    { label: "Ne viennent pas", value: countOf("no") },
    { label: "Sans réponse", value: countOf("none") },
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
      {categories.map((category, index) => {
        const members = guests
          .filter((guest) => guest.category === category)
          .sort((a, b) => inFrench.compare(a.household ?? "\uffff", b.household ?? "\uffff"));
        const coming = members.filter(({ answer }) => answer === "yes").length;
        return (
          <details key={category} className={styles.group} open={index === 0}>
            <summary>
              <span>{category}</span>
              <span>
                {count(members.length, "invité")}, {coming} oui
              </span>
            </summary>
            <ul className={`${kit.listReset} ${styles.tasks}`}>
              {members.map(({ id, name, household, answer, companions }) => (
                <li key={id}>
                  <span>
                    {name}
                    {companions > 0 ? ` +${companions}` : ""}
                    {household ? (
                      <span className={`${words.note} ${styles.when}`}> · {household}</span>
                    ) : null}
                  </span>
                  <Badge tone={answers[answer].tone}>{answers[answer].label}</Badge>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </>
  );
}
