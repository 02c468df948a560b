import { at } from "@jdj/contract/paths/addresses";
import { fcfa } from "@jdj/french/money";
import { type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { foundOrError } from "#app/areas/notebook/found-or-error.ts";
import { LoadFailed } from "#app/areas/notebook/load-failed.tsx";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { submitOrExplain } from "#app/forms/submit-or-explain.ts";
import { apiContext } from "#app/http/context.ts";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { Tiles } from "#app/ui/tiles.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { bookAddress, filterEntries, filterFrom } from "./book-filter.ts";
import { BookForms, formNames } from "./book-forms.tsx";
import { BookHead } from "./book-head.tsx";
import { changeCashBook } from "./change-cash-book.ts";
import { Entries } from "./entries.tsx";
import { Removal } from "./entry-actions.tsx";
import { EntryForm } from "./entry-form.tsx";
import { FilterForm } from "./filter-form.tsx";
import { lineChoices, lineName, lineNames } from "./line-choices.ts";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const { cashBook, budget } = context.get(apiContext).notebook;
  const [book, groups] = await Promise.all([
    foundOrError(cashBook.book({ eventId: event.id })),
    foundOrError(budget.budgetsByEvent({ eventId: event.id })),
  ]);
  return { eventId: event.id, book, groups, today: new Date().toISOString().slice(0, 10) };
}

/**
 * Whether the book is read again: after a form, not for a filter or for the form of a payment, which
 * are in the address alone and open without a network.
 */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = asked;
  const isSamePage = currentUrl.pathname === nextUrl.pathname;
  const isMoved = currentUrl.search !== nextUrl.search || currentUrl.hash !== nextUrl.hash;
  return formMethod !== "POST" && isSamePage && isMoved ? false : defaultShouldRevalidate;
}

export function action({ context, request, url }: Route.ActionArgs) {
  return changeCashBook(context, request, filterFrom(url.searchParams));
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitOrExplain(serverAction);
}

/** « Livre de caisse »: what was paid, what is to be paid, and the forms that note both. */
export default function CashBookPage({ loaderData, actionData }: Route.ComponentProps) {
  const { eventId, book, groups, today } = loaderData;
  const asked = new URLSearchParams(useLocation().search);
  const filter = filterFrom(asked);
  if (book === null || groups === null)
    return (
      <>
        <BookHead filter={filter} today={today} hasEntries={false} />
        <LoadFailed address={at("cashBook")} />
      </>
    );
  const { entries, totals, can } = book;
  const state = actionData ?? undefined;
  const stateOf = (intent: string) => (state?.values.intent === intent ? state : undefined);
  const lines = lineChoices(groups);
  const names = lineNames(groups);
  const find = (id: string | null | undefined) =>
    can.write ? entries.find((entry) => String(entry.id) === id) : undefined;
  const saving = stateOf("save");
  const edited = find(saving?.values.id ?? asked.get("paiement"));
  const isPaying = edited?.paid_on === null && asked.get("paye") === "1";
  const withoutReceipt = find(asked.get("recu"));
  const removed = withoutReceipt ?? find(asked.get("retirer"));
  const shown = filterEntries(entries, filter);
  const list = {
    ...{ names, filter, mayWrite: can.write },
    editing: edited
      ? {
          id: edited.id,
          form: (
            <EntryForm
              key={`${edited.id} ${isPaying}`}
              {...{ eventId, lines, today, state: saving, lineId: null }}
              cancel={`${bookAddress(filter)}#paiement-${edited.id}`}
              entry={isPaying ? { ...edited, paid_on: today } : edited}
            />
          ),
        }
      : null,
    removing: removed
      ? {
          id: removed.id,
          question: (
            <Removal
              {...{ eventId, filter, entry: removed }}
              name={lineName(removed.budget_id, names)}
              what={withoutReceipt ? "receipt" : "payment"}
            />
          ),
        }
      : null,
  };
  const failed = stateOf("remove") ?? stateOf("remove-receipt");
  return (
    <>
      <BookHead filter={filter} today={today} hasEntries={entries.length > 0} />
      {failed ? <ErrorNote>{failed.message}</ErrorNote> : null}
      {entries.length === 0 ? (
        <p className={words.note}>
          Aucun paiement noté. Notez ici chaque acompte et chaque échéance{"\u00a0"}: qui paie,
          quand et comment.
        </p>
      ) : (
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
      )}
      {can.write ? (
        <BookForms
          {...{ eventId, lines, today, filter }}
          hasEntries={entries.length > 0}
          opened={
            asked.has(formNames.plan) ? "plan" : asked.has(formNames.payment) ? "payment" : null
          }
          adding={stateOf("add")}
          planning={stateOf("plan")}
        />
      ) : null}
      {entries.length === 0 ? null : <FilterForm {...{ filter, entries, shown, lines }} />}
      <div className={`${kit.stack6} ${kit.oneColumn} ${styles.lists}`}>
        <Entries
          title="À payer"
          entries={shown.filter(({ paid_on }) => paid_on === null)}
          {...list}
        />
        <Entries
          title="Payé"
          entries={shown.filter(({ paid_on }) => paid_on !== null).reverse()}
          {...list}
        />
      </div>
    </>
  );
}
