import { at } from "@jdj/contract/paths/addresses";
import { shopMessages as sentences } from "@jdj/contract/providers/profile-messages";
import { dateAfter, dateIn, longDate } from "@jdj/french/dates";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { monthBeside, monthFrom, weeksOf } from "./month.ts";
import calendar from "./page.module.css";

type DayProps = { day: string; reason: "closed" | "booked" | undefined; today: string };

const states = { closed: "fermé", booked: "réservé" } as const;

/** One day: a button that closes or opens it; text alone when it is past or booked. */
function Day({ day, reason, today }: DayProps) {
  const number = Number(day.slice(8));
  const isNow = day === today;
  const className = [calendar.day, reason && calendar[reason], isNow && calendar.now]
    .filter(Boolean)
    .join(" ");
  const label = `${longDate(day)}, ${reason ? states[reason] : "ouvert"}`;
  if (day < today || reason === "booked")
    return (
      <span id={`jour-${day}`} className={`${className} ${day < today ? calendar.past : ""}`}>
        <span className="visually-hidden">{label}</span>
        <span aria-hidden="true">{number}</span>
      </span>
    );
  return (
    <form method="post" id={`jour-${day}`} className={calendar.form}>
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="closed" value={reason === "closed" ? "0" : "1"} />
      <button
        type="submit"
        className={className}
        aria-label={`${label} : ${reason === "closed" ? "ouvrir" : "fermer"}`}
        aria-pressed={reason === "closed"}
      >
        {number}
      </button>
    </form>
  );
}

export const handle: PageHandle = { page: "static" };

const monthOf = (request: Request, today: string) =>
  monthFrom(new URL(request.url).searchParams.get("mois"), today);

export async function loader({ context, request }: Route.LoaderArgs) {
  requireProvider(context);
  const today = dateIn(new Date());
  const month = monthOf(request, today);
  const { data } = await context.get(apiContext).providers.availability.month({ month });
  return { month, today, busy: data };
}

export async function action({ context, request }: Route.ActionArgs) {
  requireProvider(context);
  const form = await readForm(request);
  const day = textFrom(form, "day");
  const closed = textFrom(form, "closed") === "1";
  try {
    await context.get(apiContext).providers.availability.setDay({ day, closed });
  } catch (error) {
    return refused(error, form);
  }
  const text = closed ? sentences.dayClosed : sentences.dayOpened;
  const to = `${at("proCalendar")}?mois=${day.slice(0, 7)}#jour-${day}`;
  return redirectWithFlash(context, to, { kind: "success", text });
}

const weekdays = ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."];

/** `/pro/calendrier`: the days on which the shop takes no work. */
export default function CalendarPage({ loaderData, actionData }: Route.ComponentProps) {
  const { month, today, busy } = loaderData;
  const reasons = new Map(busy.map(({ day, reason }) => [day, reason]));
  const [, ...monthAndYear] = longDate(`${month}-02`).split("\u00a0");
  const title = monthAndYear.join(" ");
  const links = [
    [monthBeside(month, -1), "Mois précédent", "chevron-left"],
    [monthBeside(month, 1), "Mois suivant", "chevron-right"],
  ] as const;
  const mayGo = (to: string) =>
    to >= today.slice(0, 7) && to <= dateAfter(today, 2, "years").slice(0, 7);
  return (
    <>
      <Title>Calendrier</Title>
      <h1>Calendrier</h1>
      <p className={`${kit.narrow} ${words.secondary}`}>
        Touchez un jour pour le fermer ou l’ouvrir. Un client qui cherche à sa date ne vous voit pas
        les jours fermés ou réservés.
      </p>
      {actionData ? (
        <ErrorNote>{actionData.errors.day?.[0] ?? actionData.message}</ErrorNote>
      ) : null}
      <section className={calendar.month} aria-labelledby="mois">
        <div className={calendar.head}>
          <h2 id="mois">{title}</h2>
          <nav aria-label="Mois" className={calendar.beside}>
            {links.map(([to, label, icon]) =>
              mayGo(to) ? (
                <a key={to} href={`${at("proCalendar")}?mois=${to}`} aria-label={label}>
                  <Icon name={icon} size={24} />
                </a>
              ) : null,
            )}
          </nav>
        </div>
        <table className={calendar.table}>
          <thead>
            <tr>
              {weekdays.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week, index) => (
              <tr key={week.find(Boolean) ?? index}>
                {week.map((day, place) => (
                  <td key={day ?? place}>
                    {day === null ? null : (
                      <Day day={day} reason={reasons.get(day)} today={today} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <ul className={calendar.legend}>
          <li>
            <span className={calendar.closed} aria-hidden="true" /> Fermé
          </li>
          <li>
            <span className={calendar.booked} aria-hidden="true" /> Réservé par un client
          </li>
        </ul>
      </section>
    </>
  );
}
