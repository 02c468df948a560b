import { Button } from "#app/ui/button.tsx";
import control from "#app/ui/control.module.css";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./import.module.css";
import type { CheckedLine, Correction } from "./sheet-check.ts";

/** The most cells that are corrected on the page; a file with more is corrected as a file. */
const MOST_CELLS = 50;

type CorrectedCellsProps = {
  lines: readonly CheckedLine[];
  busy: boolean;
  onCorrect: (corrections: Correction[]) => void;
};

/** The invalid cells of the file, each with a field to write it anew. */
export function CorrectedCells({ lines, busy, onCorrect }: CorrectedCellsProps) {
  const shown = lines.slice(0, MOST_CELLS);
  return (
    <form
      className={kit.stack4}
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        onCorrect(
          shown.flatMap(({ key, line, cell }) => {
            const value = String(form.get(key) ?? "").trim();
            return cell && value !== cell.value ? [{ line, column: cell.column, value }] : [];
          }),
        );
      }}
    >
      <ul className={`${styles.lines} ${styles.bad}`} aria-label="À corriger">
        {shown.map(({ key, line, detail, cell }) => (
          <li key={key} className={styles.cell}>
            <label htmlFor={`cellule-${key}`}>
              Ligne {line}, {cell?.label}
            </label>
            <input
              id={`cellule-${key}`}
              name={key}
              className={control.control}
              defaultValue={cell?.value}
              aria-describedby={`cellule-${key}-erreur`}
              aria-invalid="true"
              autoComplete="off"
            />
            <p id={`cellule-${key}-erreur`} className={words.note}>
              {detail}
            </p>
          </li>
        ))}
      </ul>
      {lines.length > shown.length ? (
        <p className={words.note}>
          Et {lines.length - shown.length} autres cellules{"\u00a0"}: corrigez-les dans le fichier.
        </p>
      ) : null}
      <Button variant="plain" busy={busy} className={kit.selfStart}>
        Vérifier mes corrections
      </Button>
    </form>
  );
}
