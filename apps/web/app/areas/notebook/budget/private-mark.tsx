import kit from "#app/ui/kit.module.css";
import rowIcon from "#app/ui/row-icon.module.css";
import words from "#app/ui/words.module.css";
import type { BudgetLine } from "./drafts.ts";
import styles from "./private-mark.module.css";
import { SumWarning } from "./sum-warning.tsx";

type PrivateMarkProps = {
  line: BudgetLine;
  /** Whether the line has changes that are not saved. */
  isChanged: boolean;
  /** Whether it is being made private, or public; undefined while nothing is asked for. */
  asked: boolean | undefined;
  refusal: string | undefined;
  onMark: (line: BudgetLine, isPrivate: boolean) => void;
};

/** Makes a line private to the owner, or public again; shown to the owner only. */
export function PrivateMark({ line, isChanged, asked, refusal, onMark }: PrivateMarkProps) {
  const isPrivate = asked ?? line.pivot.is_private;
  const icon = isPrivate ? rowIcon.lock : rowIcon.lockOpen;
  return (
    <>
      <button
        type="button"
        className={`${words.hint} ${kit.notPrinted} ${styles.mark} ${icon}`}
        aria-pressed={isPrivate}
        aria-label={`Ligne privée\u00a0: ${line.content}`}
        title={
          isChanged
            ? "Enregistrez d’abord cette ligne"
            : isPrivate
              ? "Privé\u00a0: personne d’autre ne voit cette ligne"
              : "Rendre cette ligne privée"
        }
        disabled={isChanged || asked !== undefined}
        onClick={() => onMark(line, !isPrivate)}
      >
        {isPrivate ? <span>Privé</span> : null}
      </button>
      {refusal ? <SumWarning>{refusal}</SumWarning> : null}
    </>
  );
}
