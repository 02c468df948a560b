import { fieldErrorsOf, refusalMessage } from "@jdj/contract/call/refusals";
import type { Client } from "@jdj/contract/client";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { useCallback, useState } from "react";
import { Link } from "react-router";
import { BookedList } from "#app/areas/notebook/booked/booked-list.tsx";
import { listBooked } from "#app/areas/notebook/booked/list-booked.ts";
import { requireOpenNotebook } from "#app/areas/notebook/current-event.ts";
import { foundOrError } from "#app/areas/notebook/found-or-error.ts";
import { LoadFailed } from "#app/areas/notebook/load-failed.tsx";
import { sendOrQueue } from "#app/areas/notebook/offline/send-or-queue.ts";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import { OwnLines } from "#app/areas/notebook/own-lines/own-lines.tsx";
import { isOwnLineForm, saveOwnLine } from "#app/areas/notebook/own-lines/save-own-lines.ts";
import { SectionIntroduction } from "#app/areas/notebook/section-introduction.tsx";
import { SectionSteps } from "#app/areas/notebook/section-steps.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { dateFrom, textFrom } from "#app/forms/form-fields.ts";
import { refused, refusedFields } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { sectionIntroduction } from "#app/http/section-introduction.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Note } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { Tabs } from "#app/ui/tabs.tsx";
import blocks from "#app/ui/text-blocks.module.css";
import { Toast } from "#app/ui/toast.tsx";
import type { Route } from "./+types/page";
import { CalendarFeed } from "./calendar-feed.tsx";
import { dateFieldNames } from "./date-field-names.ts";
import { DueLists } from "./due-lists.tsx";
import { listPlannedMessages } from "./list-planned-messages.ts";
import { PlannedList } from "./planned-list.tsx";
import { byDue, plannedGroup, progressOf, withTicks } from "./planned-task.ts";
import styles from "./planning.module.css";
import { Progress, ProgressChart } from "./progress.tsx";
import { ALL_TASKS } from "./task-fold.tsx";
import { TaskGroups } from "./task-groups.tsx";
import { ScriptlessForm, taskForm } from "./tick-without-script.tsx";
import { useIsLive } from "./use-is-live.ts";
import { useTicks } from "./use-ticks.ts";

export const handle: PageHandle = { page: "hydrated" };

const themeView = "themes";

export async function loader({ context, request }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const api = context.get(apiContext);
  const [groups, booked, planned] = await Promise.all([
    foundOrError(api.notebook.planning.planningsByEvent({ eventId: event.id })),
    listBooked(api, event.id),
    listPlannedMessages(api, event.id),
  ]);
  return {
    booked,
    planned,
    introduction: sectionIntroduction(context, "planning"),
    eventId: event.id,
    hasCivilFile: event.event_type.code === "wedding",
    seed: event.seed,
    groups: groups?.map(plannedGroup) ?? null,
    today: new Date().toISOString().slice(0, 10),
    asksForAll: new URL(request.url).searchParams.get(ALL_TASKS[0]) === ALL_TASKS[1],
    isByDue: new URL(request.url).searchParams.get("vue") !== themeView,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  requireOpenNotebook(context);
  const api = context.get(apiContext);
  const form = await readForm(request);
  if (isOwnLineForm(form))
    return saveOwnLine(context, form, at("planning"), ({ planning }) => planning.saveOwnTasks);
  if (textFrom(form, "intent") !== "feed") return saveTask(api, taskForm(form));
  try {
    const renew = textFrom(form, "renew") === "true";
    const { address } = await api.notebook.planning.planningFeed({
      event_id: textFrom(form, "event_id"),
      renew,
    });
    return { address, renewed: renew };
  } catch (error) {
    return { message: refusalMessage(error) ?? notebookMessages.loadFailed };
  }
}

export function clientAction(sending: Route.ClientActionArgs) {
  return sendOrQueue(sending);
}

/** The planning: its progress, and every task, by group or by due date. */
export default function PlanningPage({ loaderData, actionData }: Route.ComponentProps) {
  const { introduction, eventId, hasCivilFile, seed, groups: stored, booked } = loaderData;
  const { planned, today, asksForAll, isByDue } = loaderData;
  const groups = withTicks(stored ?? [], useTicks());
  const tasks = groups.flatMap((group) => group.tasks);
  const remaining = byDue(groups, today);
  // The first group with open tasks is unfolded; it stays so while its boxes are ticked.
  const [first] = useState(
    () => groups.find((group) => group.tasks.some(({ isDone }) => !isDone))?.id ?? 0,
  );
  const isLive = useIsLive();
  const isWhole = asksForAll || isLive;
  const [saves, setSaves] = useState(0);
  const tellSaved = useCallback(() => setSaves((times) => times + 1), []);
  return (
    <>
      <Title>Planning</Title>
      {saves > 0 ? <Toast key={saves} kind="success" text="Enregistré" short /> : null}
      <div className={`${kit.cluster} ${kit.between} ${styles.head}`}>
        <h1>Planning</h1>
        {tasks.length === 0 ? null : (
          <Button
            type="button"
            variant="plain"
            className={kit.notPrinted}
            icon={<Icon name="printer" size={20} />}
            onClick={() => print()}
          >
            Imprimer
          </Button>
        )}
        <p className={blocks.onlyPrinted}>Imprimé le {longDate(today)}</p>
      </div>
      {tasks.length === 0 ? <SectionIntroduction text={introduction} /> : null}
      {stored === null ? (
        <LoadFailed address={at("planning")} />
      ) : tasks.length === 0 ? (
        <EmptyState sentence={notebookMessages.emptyTemplate} seed={seed} />
      ) : (
        <>
          <Progress {...progressOf(tasks)} seed={seed} />
          {hasCivilFile ? (
            <Link to={at("civilFile")} className={`${kit.iconLink} ${kit.notPrinted}`}>
              <Icon name="file-text" size={20} />
              Dossier de mairie
            </Link>
          ) : null}
          <div className={styles.screen}>
            <Tabs
              label="Vue du planning"
              tabs={[
                {
                  to: at("planning"),
                  label: "Par échéance",
                  current: isByDue,
                  count: remaining[0]?.tasks.length
                    ? `${remaining[0].tasks.length} en retard`
                    : undefined,
                },
                { to: `${at("planning")}?vue=${themeView}`, label: "Par thème", current: !isByDue },
              ]}
            />
          </div>
          <ScriptlessForm />
          {isByDue ? (
            <DueLists
              key={eventId}
              eventId={eventId}
              groups={groups}
              stored={stored}
              today={today}
              isWhole={isWhole}
              onSaved={tellSaved}
            />
          ) : (
            <TaskGroups
              key={eventId}
              eventId={eventId}
              groups={groups}
              today={today}
              isWhole={isWhole}
              first={first}
              onSaved={tellSaved}
            />
          )}
          <BookedList title="Prestataires réservés" booked={booked} />
          <PlannedList planned={planned} />
          <div className={styles.screen}>
            <OwnLines
              eventId={eventId}
              section="planning"
              wording={{
                title: "Vos propres tâches",
                label: "Nouvelle tâche",
                add: "Ajouter la tâche",
                hint: "Une tâche qui manque\u00a0? Ajoutez-la\u00a0: elle apparaît dans son groupe, et compte dans l’avancement.",
              }}
              groups={groups.map(({ id, content }) => ({ id, name: content }))}
              asksDate
              lines={tasks.flatMap(({ id, content, own }) =>
                own === null ? [] : [{ id, name: content, version: own }],
              )}
              state={actionData && "values" in actionData ? actionData : undefined}
            />
            <Note>
              Planifiez au moins un an à l’avance, et envoyez vos invitations idéalement 3 mois
              avant la cérémonie.
            </Note>
            <CalendarFeed eventId={eventId} />
            <ProgressChart {...progressOf(tasks)} />
            <SectionIntroduction text={introduction} />
          </div>
        </>
      )}
      <SectionSteps
        previous={{ to: at("budget"), label: "Budget" }}
        next={{ to: at("ceremonies"), label: "Dates et lieux" }}
      />
    </>
  );
}

/** Saves one task as its row posted it: a tick also sends the dates that are shown. */
async function saveTask({ notebook }: Client, form: FormData) {
  const id = textFrom(form, "planning_id");
  const { start, end } = dateFieldNames(id);
  try {
    await notebook.planning.savePlannings([
      {
        event_id: Number(textFrom(form, "event_id")),
        planning_id: Number(id),
        start_date: dateFrom(form, start),
        end_date: dateFrom(form, end),
        status: textFrom(form, "status") === "1" ? 1 : 0,
        version: textFrom(form, "version"),
      },
    ]);
    return null;
  } catch (error) {
    const errors = fieldErrorsOf(error);
    if (errors === null) return refused(error, form, notebookMessages.saveFailed);
    // The call's errors name the index of the row; the page has one row.
    const named = { [start]: errors["0.start_date"] ?? [], [end]: errors["0.end_date"] ?? [] };
    return refusedFields(named, form, notebookMessages.saveFailed);
  }
}
