import { at } from "@jdj/contract/paths/addresses";
import { CALENDAR_DAYS } from "@jdj/contract/providers/availability";
import { dateAfter, dateIn, longDate } from "@jdj/french/dates";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { changeCalendar } from "./change-calendar.ts";
import { ExternalCalendars, Feed, Notice } from "./connections.tsx";
import { Entries } from "./entries.tsx";
import { monthFrom } from "./month.ts";
import { MonthTable } from "./month-table.tsx";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "static" };

const monthOf = (request: Request, today: string) =>
  monthFrom(new URL(request.url).searchParams.get("mois"), today);

export async function loader({ context, request }: Route.LoaderArgs) {
  requireProvider(context);
  const today = dateIn(new Date());
  const month = monthOf(request, today);
  const { bookings, providers } = context.get(apiContext);
  const [busy, calendar] = await Promise.all([
    providers.availability.month({ month }),
    bookings.calendar.month({ month }),
  ]);
  const last = dateAfter(today, CALENDAR_DAYS, "days").slice(0, 7);
  return { month, today, last, busy: busy.data, calendar };
}

export async function action({ context, request }: Route.ActionArgs) {
  requireProvider(context);
  const form = await readForm(request);
  const month = monthOf(request, dateIn(new Date()));
  try {
    const { text, place } = await changeCalendar(context.get(apiContext), form);
    const to = `${at("proCalendar")}?mois=${month}#${place}`;
    return redirectWithFlash(context, to, { kind: "success", text });
  } catch (error) {
    return refused(error, form);
  }
}

/** `/pro/calendrier`: what is to be done, and the days on which the shop takes no work. */
export default function CalendarPage({ loaderData, actionData }: Route.ComponentProps) {
  const { month, today, last, busy, calendar } = loaderData;
  const [, ...monthAndYear] = longDate(`${month}-02`).split("\u00a0");
  const title = monthAndYear.join(" ");
  const refusedOf = (intent: string) =>
    actionData?.values.intent === intent ? actionData : undefined;
  const ofDay = actionData && actionData.values.intent === undefined ? actionData : undefined;
  return (
    <>
      <Title>Calendrier</Title>
      <h1>Calendrier</h1>
      {ofDay ? <ErrorNote>{ofDay.errors.day?.[0] ?? ofDay.message}</ErrorNote> : null}
      <div className={styles.columns}>
        <div className={`${kit.stack3} ${kit.contentStart}`}>
          <MonthTable
            month={month}
            title={title}
            today={today}
            last={last}
            busy={busy}
            entries={calendar.data.map(({ day }) => day)}
          />
          <p className={words.note}>
            Touchez un jour pour le fermer ou l’ouvrir. Qui cherche à sa date ne vous voit pas les
            jours fermés ou complets.
          </p>
        </div>
        <Entries month={title} entries={calendar.data} />
      </div>
      <div className={styles.settings}>
        <Notice days={calendar.notice_days} refused={refusedOf("notice")} />
        <Feed address={calendar.feed} />
        {calendar.reads_external_calendars ? (
          <ExternalCalendars
            calendars={calendar.external_calendars}
            refused={refusedOf("connect")}
          />
        ) : null}
      </div>
    </>
  );
}
