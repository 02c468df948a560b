import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import type { Question } from "./open-questions.ts";

type QuestionNotesProps = {
  open: readonly Question[];
  /** Adds the link to the text. */
  addLink: () => void;
  /** The host answers that the card leaves as it is. */
  accept: (question: Question) => void;
};

/** What the host decides before the card leaves. */
export function QuestionNotes({ open, addLink, accept }: QuestionNotesProps) {
  return (
    <>
      {open.includes("link") ? (
        <Note tone="warning">
          <p>
            Votre texte ne contient pas le lien de la carte&nbsp;: sans lui, vos invités ne peuvent
            pas répondre. L’ajouter&nbsp;?
          </p>
          <p className={`${kit.wrap2} ${kit.spaceAbove2}`}>
            <Button type="button" variant="plain" onClick={addLink}>
              Ajouter le lien
            </Button>
            <Button type="button" variant="quiet" onClick={() => accept("link")}>
              Envoyer sans lien
            </Button>
          </p>
        </Note>
      ) : null}
      {open.includes("gaps") ? (
        <Note tone="warning">
          <p>Des mots manquent&nbsp;: complétez-les, ou confirmez que la carte part ainsi.</p>
          <p className={`${kit.wrap2} ${kit.spaceAbove2}`}>
            <Button type="button" variant="plain" onClick={() => accept("gaps")}>
              Envoyer avec ces vides
            </Button>
          </p>
        </Note>
      ) : null}
    </>
  );
}
