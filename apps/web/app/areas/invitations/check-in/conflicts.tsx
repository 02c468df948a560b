import { count } from "@jdj/french/plural";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import type { CheckInState } from "./check-in-state.ts";
import { clock } from "./found-party.tsx";
import type { useCheckIn } from "./use-check-in.ts";

type ConflictsProps = Pick<ReturnType<typeof useCheckIn>, "drop"> & { state: CheckInState };

/** Conflicts that are shown one by one; of more, how many there are: the search box stays in reach. */
const SHOWN = 3;

/** The families that two phones let in while one of them had no network. */
export function Conflicts({ state: { list, conflicts }, drop }: ConflictsProps) {
  const more = conflicts.length - SHOWN;
  return (
    <>
      {conflicts.slice(0, SHOWN).map(({ id, guest, standing }) => {
        const name = list.parties.find((one) => one.guest === guest)?.name ?? "Un invité";
        return (
          <ErrorNote key={id}>
            <p>
              <strong>{name}</strong>
              {standing
                ? `\u00a0: déjà admis à ${clock(standing.at)} à l’autre entrée (${standing.entrance}).`
                : " n’est plus dans la liste des invités."}
            </p>
            <Button type="button" variant="quiet" onClick={() => drop([id])}>
              J’ai vu
            </Button>
          </ErrorNote>
        );
      })}
      {more > 0 ? (
        <ErrorNote>
          <p>Et {count(more, "autre famille", "autres familles")} dans le même cas.</p>
          <Button type="button" variant="quiet" onClick={() => drop(conflicts.map(({ id }) => id))}>
            J’ai tout vu
          </Button>
        </ErrorNote>
      ) : null}
    </>
  );
}
