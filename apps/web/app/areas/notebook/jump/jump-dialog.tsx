import { at } from "@jdj/contract/paths/addresses";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useWording } from "#app/areas/notebook/use-wording.ts";
import frame from "#app/ui/dialog.module.css";
import kit from "#app/ui/kit.module.css";
import { findPlaces, type Place } from "./find-places.ts";
import styles from "./jump-dialog.module.css";
import { placesOf } from "./places.ts";

/** The most results, which fit on a small laptop's screen. */
const MOST = 9;
const noGuests = { typed: "", places: [] };
const line = (at: number) => `aller-${at}`;

/** A pause in typing after which guests are looked for, in milliseconds. */
const PAUSE = 150;

/** The guests of that name as places; none when they cannot be fetched: the other links still work. */
async function fetchGuests(typed: string, signal: AbortSignal): Promise<Place[]> {
  const answer = await fetch(`${at("jumpGuests")}?${new URLSearchParams({ recherche: typed })}`, {
    signal,
  });
  if (!answer.ok) return [];
  const guests: { id: number; name: string }[] = await answer.json();
  return guests.map(({ id, name }) => ({
    name,
    kind: "Invité",
    to: at("guest", { eventGuestId: id }),
  }));
}

/**
 * Typing filters the places; arrows move among them, Enter opens one. Escape closes it, and a press
 * beside it, like every dialog (`ui/dialog.script.ts`).
 */
export function JumpDialog({
  eventId,
  onClose,
}: {
  eventId: number | undefined;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState("");
  const [pointed, setPointed] = useState(0);
  const [guests, setGuests] = useState<{ typed: string; places: Place[] }>(noGuests);
  const navigate = useNavigate();

  useEffect(() => dialog.current?.showModal(), []);

  const name = typed.trim();
  useEffect(() => {
    if (name === "") return;
    const controller = new AbortController();
    const later = setTimeout(() => {
      fetchGuests(name, controller.signal).then(
        (found) => setGuests({ typed: name, places: found }),
        () => controller.signal.aborted || setGuests({ typed: name, places: [] }),
      );
    }, PAUSE);
    return () => {
      clearTimeout(later);
      controller.abort();
    };
  }, [name]);

  const wording = useWording();
  const places = useMemo(() => placesOf(eventId, wording), [eventId, wording]);
  // Guests found for an earlier text stay until those of this one come.
  const isSearched = name === "" || guests.typed === name;
  const found = findPlaces(name === "" ? places : [...places, ...guests.places], typed, MOST);

  const go = ({ to, leaves }: Place) => {
    dialog.current?.close();
    if (leaves) location.assign(to);
    else void navigate(to);
  };
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = found[pointed];
    if (step && found.length > 0) setPointed((pointed + step + found.length) % found.length);
    else if (event.key === "Enter" && chosen) go(chosen);
    else return;
    event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      className={`${frame.dialog} ${styles.dialog}`}
      aria-label="Aller à…"
      onClose={onClose}
    >
      <input
        type="text"
        role="combobox"
        aria-label="Une page, une action ou un invité"
        aria-expanded={found.length > 0}
        aria-controls="aller-liste"
        aria-activedescendant={found.length > 0 ? line(pointed) : undefined}
        placeholder="Une page, une action ou un invité"
        autoComplete="off"
        maxLength={80}
        value={typed}
        onKeyDown={onKey}
        onChange={({ target }) => {
          setTyped(target.value);
          setPointed(0);
        }}
      />
      <div id="aller-liste" role="listbox" aria-label="Où aller" className={styles.list}>
        {found.map((place, index) => (
          <button
            key={place.to}
            type="button"
            id={line(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === pointed}
            onPointerMove={() => setPointed(index)}
            onClick={() => go(place)}
          >
            {place.name}
            <small className={kit.noShrink}>{place.kind}</small>
          </button>
        ))}
      </div>
      <p role="status" className={styles.none}>
        {found.length === 0 && isSearched ? "Rien ne porte ce nom dans votre carnet." : ""}
      </p>
    </dialog>
  );
}
