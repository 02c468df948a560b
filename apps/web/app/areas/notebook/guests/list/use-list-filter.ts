import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useIsOffline } from "#app/ui/lost-connection.tsx";
import { everyGuest, type GuestFilter } from "./filter-guests.ts";
import { filterFrom, listAddress } from "./list-address.ts";

/**
 * The filter of the list, which is in its address. A page that has all guests filters them itself and
 * writes the address alone; the server filters a longer list, unless there is no network.
 * @param served the filter of the address that the server rendered: a cached page may be shown at another
 */
export function useListFilter(served: GuestFilter, isPaged: boolean) {
  const navigate = useNavigate();
  const place = useLocation();
  const [filter, setFilter] = useState(served);
  const [revision, setRevision] = useState(0);
  const isOnline = !useIsOffline();
  const isLocal = !isPaged || !isOnline;

  useEffect(() => {
    // What this page wrote into the address alone, the router does not know: the list of a way back, which
    // comes late from the network, must not undo what was typed meanwhile.
    const look = () => {
      const { search } = location.pathname === place.pathname ? location : place;
      const asked = filterFrom(new URLSearchParams(search));
      setFilter((last) => {
        if (listAddress(last) === listAddress(asked)) return last;
        setRevision((count) => count + 1);
        return asked;
      });
    };
    look();
    addEventListener("popstate", look);
    return () => removeEventListener("popstate", look);
  }, [place]);

  /** Shows another choice of the guests; typing replaces the address, a press adds one to go back from. */
  const change = (next: GuestFilter, isTyped = false) => {
    setFilter(next);
    const address = listAddress(next);
    if (!isLocal) void navigate(address, { replace: isTyped, preventScrollReset: true });
    else if (isTyped) history.replaceState(history.state, "", address);
    else history.pushState(history.state, "", address);
  };
  return {
    filter,
    change,
    /** Changes when the search box must be rendered again. */
    revision,
    showAll: () => {
      change(everyGuest);
      setRevision(revision + 1);
    },
    isLocal,
    isOnline,
  };
}
