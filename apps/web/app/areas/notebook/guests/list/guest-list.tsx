import { count } from "@jdj/french/plural";
import { useDeferredValue, useMemo, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { everyGuest, filterGuests, type GuestFilter, searchable } from "./filter-guests.ts";
import { Filters } from "./filters.tsx";
import { GuestTable } from "./guest-table.tsx";
import styles from "./list.module.css";
import type { ListedGuest } from "./listed-guest.ts";

/** The list under its filters. */
export function GuestList({ guests }: { guests: readonly ListedGuest[] }) {
  const [filter, setFilter] = useState<GuestFilter>(everyGuest);
  const [resets, setResets] = useState(0);
  const folded = useMemo(() => guests.map(searchable), [guests]);
  const asked = useDeferredValue(filter);
  const shown = useMemo(() => filterGuests(folded, asked), [folded, asked]);
  const showAll = () => {
    setFilter(everyGuest);
    setResets(resets + 1);
  };
  return (
    <>
      <Filters key={resets} guests={guests} filter={filter} onFilter={setFilter} />
      <p className={styles.found} role="status">
        {shown.length === guests.length
          ? count(guests.length, "invité")
          : `${count(shown.length, "invité")} sur ${guests.length}`}
      </p>
      {shown.length > 0 ? (
        <GuestTable guests={shown} />
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
