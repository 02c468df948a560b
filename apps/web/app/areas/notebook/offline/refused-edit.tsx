import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { dropEdit } from "./edits.ts";
import type { WaitingEdit } from "./waiting-edits.ts";

type RefusedEditProps = {
  edit: WaitingEdit;
  /** Whether its page is on screen, with its typed values. */
  isHere: boolean;
};

/** An edit made without a network that was refused: its values are shown. */
export function RefusedEdit({ edit, isHere }: RefusedEditProps) {
  return (
    <ErrorNote>
      <p>
        Votre modification de «{"\u00a0"}
        {edit.title}
        {"\u00a0"}» n’est pas enregistrée. {edit.refusal?.message}
      </p>
      <p>
        {isHere
          ? "Ce que vous aviez écrit est repris plus bas."
          : "Ce que vous aviez écrit vous attend sur sa page."}
      </p>
      <div className={`${kit.wrap} ${kit.gapSmall} ${kit.spaceAbove3}`}>
        {isHere ? null : <Link to={edit.path}>Voir les deux versions</Link>}
        <Button type="button" look="quiet" onClick={() => void dropEdit(edit)}>
          Abandonner ma version
        </Button>
      </div>
    </ErrorNote>
  );
}
