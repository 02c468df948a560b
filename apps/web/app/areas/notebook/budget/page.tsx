import { notebookMessages } from "@jdj/contract/notebook/messages";
import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { listBooked } from "#app/areas/notebook/booked/list-booked.ts";
import { requireOpenNotebook } from "#app/areas/notebook/current-event.ts";
import { foundOrError } from "#app/areas/notebook/found-or-error.ts";
import { LoadFailed } from "#app/areas/notebook/load-failed.tsx";
import { sendOrQueue } from "#app/areas/notebook/offline/send-or-queue.ts";
import { useWaitingState } from "#app/areas/notebook/offline/waiting-edits.ts";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import { OwnLines } from "#app/areas/notebook/own-lines/own-lines.tsx";
import { isOwnLineForm, saveOwnLine } from "#app/areas/notebook/own-lines/save-own-lines.ts";
import { SectionIntroduction } from "#app/areas/notebook/section-introduction.tsx";
import { SectionSteps } from "#app/areas/notebook/section-steps.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { sectionIntroduction } from "#app/http/section-introduction.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import kit from "#app/ui/kit.module.css";
import blocks from "#app/ui/text-blocks.module.css";
import type { Route } from "./+types/page";
import { BudgetForm } from "./budget-form.tsx";
import { budgetRows, markedRow } from "./budget-rows.ts";
import { BudgetTabs } from "./budget-tabs.tsx";
import styles from "./page.module.css";
import { PrintAndExport } from "./print-and-export.tsx";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context, request }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const api = context.get(apiContext);
  const [groups, booked, paid] = await Promise.all([
    foundOrError(api.notebook.budget.budgetsByEvent({ eventId: event.id })),
    listBooked(api, event.id),
    foundOrError(api.notebook.cashBook.lines({ eventId: event.id })),
  ]);
  const today = new Date().toISOString().slice(0, 10);
  const introduction = sectionIntroduction(context, "budget");
  const { id: eventId, seed } = event;
  const isWhole = new URL(request.url).searchParams.get("lignes") === "toutes";
  return { introduction, eventId, seed, groups, booked, paid: paid ?? [], today, isWhole };
}

export async function action({ context, request }: Route.ActionArgs) {
  requireOpenNotebook(context);
  const form = await readForm(request);
  if (isOwnLineForm(form))
    return saveOwnLine(context, form, at("budget"), ({ budget }) => budget.saveOwnLines);
  try {
    const rows = textFrom(form, "intent") === "private" ? [markedRow(form)] : budgetRows(form);
    if (rows.length > 0) await context.get(apiContext).notebook.budget.saveBudgets(rows);
  } catch (error) {
    return refused(error, form, notebookMessages.saveFailedToast);
  }
  if (form.has("intent")) return null;
  return redirectWithFlash(context, at("budget"), {
    kind: "success",
    text: notebookMessages.saved,
  });
}

export function clientAction(sending: Route.ClientActionArgs) {
  return sendOrQueue(sending);
}

/** The budget: planned and real amounts of each line, by category and in total. */
export default function BudgetPage({ loaderData, actionData }: Route.ComponentProps) {
  const { introduction, eventId, seed, groups, booked, paid, today, isWhole } = loaderData;
  const state = useWaitingState(actionData);
  const isFilled = groups !== null && groups.length > 0;
  return (
    <>
      <Title>Budget</Title>
      <div className={`${kit.cluster} ${kit.between} ${styles.head}`}>
        <h1>Budget</h1>
        {isFilled ? <PrintAndExport file={at("budgetExport")} /> : null}
        <p className={blocks.onlyPrinted}>Imprimé le {longDate(today)} · montants en FCFA</p>
      </div>
      {isFilled ? <BudgetTabs current="budget" /> : null}
      {isFilled ? null : <SectionIntroduction text={introduction} />}
      {groups === null ? (
        <LoadFailed address={at("budget")} />
      ) : isFilled ? (
        <>
          <BudgetForm
            key={eventId}
            eventId={eventId}
            groups={groups}
            booked={booked}
            paid={paid}
            isWhole={isWhole}
            state={state?.values.own_of ? undefined : state}
          />
          <OwnLines
            eventId={eventId}
            section="budget"
            wording={{
              title: "Vos propres postes",
              label: "Nouveau poste",
              add: "Ajouter le poste",
              hint: "Un poste qui manque\u00a0? Ajoutez-le\u00a0: il apparaît dans sa catégorie, et compte dans les totaux.",
            }}
            groups={groups.map(({ id, content }) => ({ id, name: content }))}
            lines={groups.flatMap(({ children }) =>
              children.flatMap(({ id, content, own }) =>
                own === null ? [] : [{ id, name: content, version: own }],
              ),
            )}
            state={state}
          />
          <SectionIntroduction text={introduction} />
        </>
      ) : (
        <EmptyState sentence={notebookMessages.emptyTemplate} seed={seed} />
      )}
      <SectionSteps
        previous={{ to: at("committee"), label: "Comité restreint" }}
        next={{ to: at("planning"), label: "Planning" }}
      />
    </>
  );
}
