import type { Party } from "@jdj/contract/invitations/check-in";
import { entryCode, hashOfCode } from "@jdj/contract/invitations/entry-code";
import { useMemo, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import { admittedIn, type CheckInState, searchParties } from "./check-in-state.ts";
import { clock, FoundParty } from "./found-party.tsx";
import styles from "./page.module.css";
import { Scanner } from "./scanner.tsx";
import type { useCheckIn } from "./use-check-in.ts";

type GuestFinderProps = Pick<ReturnType<typeof useCheckIn>, "admit" | "takeBack"> & {
  state: CheckInState;
  /** Whether the pages of the guests are open to the visitor. */
  isHost: boolean;
};

/** The same code is ignored for so long, in milliseconds: it is still in front of the camera. */
const SAME_MS = 4000;

/** Finds a guest, by the code of their invitation or by their name. */
export function GuestFinder({ state, isHost, admit, takeBack }: GuestFinderProps) {
  const [isScanning, setScanning] = useState(false);
  const [typed, setTyped] = useState("");
  // A new key empties the search box after each guest.
  const [searches, setSearches] = useState(0);
  const [chosen, setChosen] = useState<{ party: Party; way: "code" | "name" } | null>(null);
  const [fresh, setFresh] = useState<number | null>(null);
  const [isUnknown, setUnknown] = useState(false);
  const last = useRef({ code: "", at: 0 });

  const { parties } = state.list;
  const byHash = useMemo(
    () =>
      new Map(
        parties.flatMap((one) =>
          [one.hash, ...(one.former_hashes ?? [])].map((hash) => [hash, one] as const),
        ),
      ),
    [parties],
  );
  const admitted = admittedIn(state);
  const found = chosen ? [] : searchParties(parties, typed);

  const choose = (party: Party | undefined, way: "code" | "name") => {
    setUnknown(party === undefined);
    setFresh(null);
    setChosen(party ? { party, way } : null);
    navigator.vibrate?.(party && !admitted.has(party.guest) ? 80 : [80, 60, 80]);
  };

  const readCode = async (code: string) => {
    const now = Date.now();
    if (last.current.code === code && now - last.current.at < SAME_MS) {
      last.current.at = now;
      return;
    }
    last.current = { code, at: now };
    choose(entryCode.test(code) ? byHash.get(await hashOfCode(code)) : undefined, "code");
  };

  const close = () => {
    setChosen(null);
    setTyped("");
    setSearches(searches + 1);
  };

  return (
    <>
      {chosen ? (
        <FoundParty
          key={chosen.party.guest}
          party={chosen.party}
          standing={admitted.get(chosen.party.guest)}
          isFresh={fresh === chosen.party.guest}
          isHost={isHost}
          onAdmit={(people) => {
            setFresh(chosen.party.guest);
            admit(chosen.party, people, chosen.way);
          }}
          onTakeBack={() => {
            takeBack(chosen.party);
            setFresh(null);
          }}
          onClose={close}
        />
      ) : null}
      {isUnknown ? <ErrorNote>Ce code n’est pas une invitation à cette fête.</ErrorNote> : null}
      <Button
        type="button"
        wide
        icon={isScanning ? <Icon name="camera-off" size={22} /> : <Icon name="camera" size={22} />}
        onClick={() => setScanning(!isScanning)}
      >
        {isScanning ? "Fermer la caméra" : "Scanner un code"}
      </Button>
      {isScanning ? <Scanner onCode={readCode} /> : null}
      <search className={kit.stack2}>
        <div onInput={({ target }) => target instanceof HTMLInputElement && setTyped(target.value)}>
          <TextField
            key={searches}
            name="nom"
            label="Chercher par nom"
            type="search"
            autoComplete="off"
          />
        </div>
        {!chosen && typed.trim().length >= 2 && found.length === 0 ? (
          <p>Aucun invité de ce nom.</p>
        ) : null}
        <ul className={`${kit.grid} ${styles.found}`}>
          {found.map((party) => {
            const standing = admitted.get(party.guest);
            return (
              <li key={party.guest}>
                <button className={kit.cluster} type="button" onClick={() => choose(party, "name")}>
                  <strong>{party.name}</strong>
                  <span className={words.note}>
                    {standing
                      ? `Admis à ${clock(standing.at)}`
                      : [party.category, party.table].filter(Boolean).join(" · ")}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      </search>
    </>
  );
}
