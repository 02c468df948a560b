import type { Guest } from "@jdj/contract/notebook/guests";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import type { Category } from "#app/areas/notebook/guests/guest-fields.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { ChosenBar } from "./chosen-bar.tsx";
import { useChosenGuests } from "./chosen-guests.ts";
import { everyGuest, filterGuests, type GuestFilter, searchable } from "./filter-guests.ts";
import { Filters } from "./filters.tsx";
import { GuestTable } from "./guest-table.tsx";
import styles from "./list.module.css";
import { ListBar } from "./list-bar.tsx";
import { listSummary } from "./list-summary.ts";

type GuestListProps = {
  eventId: number;
  guests: readonly Guest[];
  /** The categories of the event, to move guests to. */
  categories: readonly Category[];
  state: FormState | undefined;
  /** The message between the filters and the list. */
  children: ReactNode;
};

/** The list with its filters, and the actions on several guests. */
export function GuestList({ eventId, guests, categories, state, children }: GuestListProps) {
  const [filter, setFilter] = useState<GuestFilter>(everyGuest);
  const [resets, setResets] = useState(0);
  const folded = useMemo(() => guests.map(searchable), [guests]);
  const asked = useDeferredValue(filter);
  const shown = useMemo(() => filterGuests(folded, asked), [folded, asked]);
  const choice = useChosenGuests(guests);
  const showAll = () => {
    setFilter(everyGuest);
    setResets(resets + 1);
  };
  return (
    <>
      <Filters key={resets} guests={guests} filter={filter} onFilter={setFilter} />
      {children}
      <ListBar
        eventId={eventId}
        summary={listSummary(guests, shown)}
        choosing={choice.chosen !== null}
        onToggle={choice.toggle}
      />
      {choice.chosen ? (
        <ChosenBar
          eventId={eventId}
          chosen={choice.chosen}
          shown={shown}
          categories={categories}
          state={state}
          onChooseAll={choice.chooseAll}
        />
      ) : null}
      {shown.length > 0 ? (
        <GuestTable guests={shown} chosen={choice.chosen} onChoose={choice.choose} />
      ) : (
        <div className={styles.none}>
          <p>Aucun invité ne correspond à cette recherche.</p>
          <Button type="button" look="plain" onClick={showAll}>
            Tout afficher
          </Button>
        </div>
      )}
    </>
  );
}
