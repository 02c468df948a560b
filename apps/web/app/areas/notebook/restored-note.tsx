import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";

/** The note of a form that shows unsaved values from this device, with a button to discard them. */
export function RestoredNote({ onGiveUp }: { onGiveUp: () => void }) {
  return (
    <Note>
      <p>Voici ce que vous aviez commencé à écrire sur cet appareil, sans l’enregistrer.</p>
      <div className={`${kit.wrap} ${kit.gapSmall} ${kit.spaceAbove3}`}>
        <Button type="button" variant="plain" onClick={onGiveUp}>
          Effacer ce brouillon
        </Button>
      </div>
    </Note>
  );
}
