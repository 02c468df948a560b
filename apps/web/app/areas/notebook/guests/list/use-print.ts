import type { ListedGuest } from "@jdj/contract/invitations/guest-list";
import { at } from "@jdj/contract/paths/addresses";
import { useEffect, useState } from "react";
import { unpackRows } from "#app/http/packed-rows.ts";
import type { GuestFilter } from "./filter-guests.ts";
import { fieldsOf } from "./list-address.ts";

/** Prints the list: one of several pages is fetched whole, and shown while it is printed. */
export function usePrint(filter: GuestFilter, isPaged: boolean) {
  const [whole, setWhole] = useState<ListedGuest[] | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!whole) return;
    window.print();
    setWhole(null);
  }, [whole]);

  const fetchWhole = async () => {
    const answer = await fetch(`${at("printGuests")}?${new URLSearchParams(fieldsOf(filter))}`);
    if (!answer.ok) throw new Error(`The list of guests answered ${answer.status}`);
    return unpackRows<ListedGuest>(await answer.text());
  };
  return {
    /** All guests that match the filter while they are printed, else null. */
    whole,
    failed,
    print: () => {
      setFailed(false);
      if (isPaged) fetchWhole().then(setWhole, () => setFailed(true));
      else window.print();
    },
  };
}
