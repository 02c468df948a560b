import type { GuestTally, ListedGuest } from "@jdj/contract/invitations/guest-list";
import { at } from "@jdj/contract/paths/addresses";
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { useNavigation } from "react-router";
import type { Category } from "#app/areas/notebook/guests/guest-fields.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { unpackRows } from "#app/http/packed-rows.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote, Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { Pagination } from "#app/ui/pagination.tsx";
import words from "#app/ui/words.module.css";
import { ChosenBar } from "./chosen-bar.tsx";
import { filterGuests, type GuestFilter } from "./filter-guests.ts";
import { Filters } from "./filters.tsx";
import { GuestTable } from "./guest-table.tsx";
import styles from "./list.module.css";
import { fieldsOf, listAddress } from "./list-address.ts";
import { ListBar } from "./list-bar.tsx";
import { listSummary } from "./list-summary.ts";
import { sumOf } from "./tallies.ts";
import { useListFilter } from "./use-list-filter.ts";

type GuestListProps = {
  eventId: number;
  /** All guests of the event, or those of a page that match the filter of its address. */
  guests: readonly ListedGuest[];
  tallies: readonly GuestTally[];
  requests: number;
  /** The filter that the server applied, or would have. */
  served: GuestFilter;
  /** The page of a list that is longer than one; null when all guests are here. */
  paged: { page: number; lastPage: number; matching: number } | null;
  /** Whether all rows are rendered, for readers without script. */
  isWhole: boolean;
  /** The categories of the event, to move guests to. */
  categories: readonly Category[];
  /** `YYYY-MM-DD`, for the printed sheet. */
  today: string;
  state: FormState | undefined;
  /** Leads to a card for those who have none; null for who may not send one. */
  invite: ReactNode;
  /** The message between the filters and the list. */
  children: ReactNode;
};

/**
 * The list with its filters, which are in the address, and the actions on several guests. A list of
 * one page is filtered here, also without a network; a longer one by the server.
 */
export function GuestList(props: GuestListProps) {
  const { eventId, guests, tallies, requests, served, paged, isWhole, categories, state } = props;
  const list = useListFilter(served, paged !== null);
  const { filter, isLocal, change } = list;
  const asked = useDeferredValue(filter);
  const shown = useMemo(
    () => (isLocal ? filterGuests(guests, asked) : guests),
    [isLocal, guests, asked],
  );
  const choice = useChosenGuests(guests);
  const print = usePrint(paged === null ? shown : null, filter, props.today);
  const isLoading = useNavigation().state === "loading";
  const isCut = paged !== null && isLocal;
  const matching = isLocal ? shown.length : (paged?.matching ?? shown.length);
  const isFiltered = matching !== sumOf(tallies).guests;
  const summary = listSummary(sumOf(tallies), shown, matching);
  return (
    <>
      <Filters
        key={list.revision}
        tallies={tallies}
        categories={categories}
        requests={requests}
        filter={filter}
        isLocal={isLocal}
        onFilter={change}
      />
      {props.children}
      {isCut ? (
        <Note tone="warning">
          Sans réseau, seule cette page de la liste est sur votre téléphone.
        </Note>
      ) : null}
      {print.failed ? (
        <ErrorNote>
          La liste entière n’a pas pu être lue. Vérifiez votre connexion, puis réessayez.
        </ErrorNote>
      ) : null}
      <ListBar
        eventId={eventId}
        invite={props.invite}
        summary={isFiltered ? summary : ""}
        filter={filter}
        onFilter={change}
        choosing={choice.chosen !== null}
        onToggle={choice.toggle}
        onPrint={print.print}
      />
      {choice.chosen ? (
        <ChosenBar
          eventId={eventId}
          filter={filter}
          chosen={choice.chosen}
          shown={shown}
          isPaged={paged !== null && paged.lastPage > 1}
          categories={categories}
          state={state}
          onChooseAll={choice.chooseAll}
        />
      ) : null}
      {shown.length > 0 ? (
        <div
          className={`${kit.shrink} ${print.sheet ? kit.notPrinted : ""} ${styles.rows}`}
          aria-busy={isLoading || undefined}
        >
          <GuestTable
            guests={shown}
            isOpen={asked.text !== "" || isWhole}
            isWhole={isWhole}
            chosen={choice.chosen}
            onChoose={choice.choose}
            onChooseAll={choice.chooseAll}
          />
        </div>
      ) : (
        <div className={`${kit.card} ${kit.stack4} ${styles.none}`}>
          <p>Aucun invité ne correspond à cette recherche.</p>
          <Button type="button" variant="plain" onClick={list.showAll}>
            Tout afficher
          </Button>
        </div>
      )}
      {print.sheet}
      {isFiltered ? null : <p className={words.note}>{summary}</p>}
      {isWhole ? null : (
        <noscript>
          <p>
            <a href={wholeAddress(filter, paged?.page)}>Afficher toutes les lignes</a>
          </p>
        </noscript>
      )}
      {paged && !isLocal ? (
        <Pagination
          page={paged.page}
          lastPage={paged.lastPage}
          to={(page) => listAddress(filter, page)}
          label="Invités"
        />
      ) : null}
    </>
  );
}

/** The address of a page of the list with all of its rows, for readers without script. */
function wholeAddress(filter: GuestFilter, page: number | undefined): string {
  const address = listAddress(filter, page);
  return `${address}${address.includes("?") ? "&" : "?"}lignes=toutes`;
}

/**
 * Prints the sheet for the door, which is fetched for it. Without a network the list is printed as it is.
 * @param guests null for a list of several pages, which is fetched whole
 */
function usePrint(guests: readonly ListedGuest[] | null, filter: GuestFilter, today: string) {
  const [sheet, setSheet] = useState<ReactNode>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!sheet) return;
    window.print();
    setSheet(null);
  }, [sheet]);

  const fetchWhole = async () => {
    const answer = await fetch(`${at("printGuests")}?${new URLSearchParams(fieldsOf(filter))}`);
    if (!answer.ok) throw new Error(`The list of guests answered ${answer.status}`);
    return unpackRows<ListedGuest>(await answer.text());
  };
  const prepare = async () => {
    const [{ DoorSheet }, all] = await Promise.all([
      import("./door-sheet.tsx"),
      guests ?? fetchWhole(),
    ]);
    setSheet(<DoorSheet guests={all} today={today} />);
  };
  return {
    /** The sheet while it is printed, else null. */
    sheet,
    failed,
    print: () => {
      setFailed(false);
      prepare().catch(() => (guests ? window.print() : setFailed(true)));
    },
  };
}

/**
 * The ticked guests, by id; null outside of the selection mode. After the list has changed
 * the selection ends.
 */
function useChosenGuests(guests: readonly ListedGuest[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const [known, setKnown] = useState(guests);
  if (known !== guests) {
    setKnown(guests);
    setChosen(null);
  }
  // A stable function: a row is rendered again only when it is ticked itself.
  const choose = useCallback(
    (id: number, on: boolean) =>
      setChosen((last) => {
        const next = new Set(last);
        if (on) next.add(id);
        else next.delete(id);
        return next;
      }),
    [],
  );
  return {
    chosen,
    choose,
    toggle: () => setChosen(chosen === null ? new Set() : null),
    /** Ticks or unticks these. */
    chooseAll: (shown: readonly ListedGuest[], on: boolean) => {
      const ids = new Set(shown.map(({ id }) => id));
      const others = [...(chosen ?? [])].filter((id) => !ids.has(id));
      setChosen(new Set(on ? [...others, ...ids] : others));
    },
  };
}
