import { at } from "@jdj/contract/paths/addresses";
import { fcfa } from "@jdj/french/money";
import { BudgetTabs } from "#app/areas/notebook/budget/budget-tabs.tsx";
import { foundOrError } from "#app/areas/notebook/found-or-error.ts";
import { LoadFailed } from "#app/areas/notebook/load-failed.tsx";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { submitOrExplain } from "#app/forms/submit-or-explain.ts";
import { apiContext } from "#app/http/context.ts";
import disclosure from "#app/ui/disclosure.module.css";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { Tiles } from "#app/ui/tiles.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { changeCashBook } from "./cash-book-actions.ts";
import { Entries } from "./entries.tsx";
import { EntryForm } from "./entry-form.tsx";
import { InstalmentsForm } from "./instalments-form.tsx";
import { lineChoices, lineNames } from "./line-choices.ts";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const { cashBook, budget } = context.get(apiContext).notebook;
  const [book, groups] = await Promise.all([
    foundOrError(cashBook.book({ eventId: event.id })),
    foundOrError(budget.budgetsByEvent({ eventId: event.id })),
  ]);
  return {
    eventId: event.id,
    book,
    groups,
    today: new Date().toISOString().slice(0, 10),
    lineId: searchParams.get("poste"),
    opened: searchParams.get("paiement"),
    asPaid: searchParams.get("paye") === "1",
  };
}

export function action({ context, request }: Route.ActionArgs) {
  return changeCashBook(context, request);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitOrExplain(serverAction);
}

/** « Livre de caisse »: what was paid, what is to be paid, and the forms that note both. */
export default function CashBookPage({ loaderData, actionData }: Route.ComponentProps) {
  const { eventId, book, groups, today, lineId, opened, asPaid } = loaderData;
  const head = (
    <>
      <Title>Livre de caisse</Title>
      <h1>Livre de caisse</h1>
      <BudgetTabs current="cashBook" />
    </>
  );
  if (book === null || groups === null)
    return (
      <>
        {head}
        <LoadFailed address={at("cashBook")} />
      </>
    );
  const { entries, totals, can } = book;
  const state = actionData ?? undefined;
  const stateOf = (intent: string) => (state?.values.intent === intent ? state : undefined);
  const lines = lineChoices(groups);
  const saving = stateOf("save");
  const edited = entries.find(({ id }) => String(id) === (saving?.values.id ?? opened));
  const isPaying = edited?.paid_on === null && asPaid;
  const editing = edited &&
    can.write && {
      id: edited.id,
      form: (
        <EntryForm
          key={`${edited.id} ${isPaying}`}
          eventId={eventId}
          entry={isPaying ? { ...edited, paid_on: today } : edited}
          lines={lines}
          lineId={null}
          today={today}
          state={saving}
        />
      ),
    };
  const list = { names: lineNames(groups), eventId, mayWrite: can.write, editing: editing || null };
  return (
    <>
      {head}
      {stateOf("remove") ? <ErrorNote>{state?.message}</ErrorNote> : null}
      <Tiles
        tiles={[
          { label: "Payé", value: fcfa(totals.paid), tone: "good" },
          { label: "À payer", value: fcfa(totals.due) },
          {
            label: "En retard",
            value: fcfa(totals.late),
            tone: totals.late > 0 ? "attention" : undefined,
          },
          { label: "Sans échéance", value: fcfa(totals.undated) },
        ]}
      />
      {can.write ? (
        <>
          <details
            key={`payment ${entries.length}`}
            className={`${kit.card} ${disclosure.disclosure} ${styles.box}`}
            open={entries.length === 0 || lineId !== null || stateOf("add") !== undefined}
          >
            <summary className={kit.tapTarget}>Noter un paiement</summary>
            <EntryForm
              eventId={eventId}
              entry={null}
              lines={lines}
              lineId={lineId}
              today={today}
              state={stateOf("add")}
            />
          </details>
          <details
            key={`plan ${entries.length}`}
            className={`${kit.card} ${disclosure.disclosure} ${styles.box}`}
            open={stateOf("plan") !== undefined}
          >
            <summary className={kit.tapTarget}>Payer en plusieurs fois</summary>
            <InstalmentsForm
              eventId={eventId}
              lines={lines}
              lineId={lineId}
              state={stateOf("plan")}
            />
          </details>
        </>
      ) : null}
      {entries.length === 0 ? (
        <p className={words.note}>
          Aucun paiement noté. Notez ici chaque acompte et chaque échéance{"\u00a0"}: qui paie,
          quand et comment.
        </p>
      ) : null}
      <Entries
        title="À payer"
        entries={entries.filter(({ paid_on }) => paid_on === null)}
        {...list}
      />
      <Entries
        title="Payé"
        entries={entries.filter(({ paid_on }) => paid_on !== null).reverse()}
        {...list}
      />
    </>
  );
}
