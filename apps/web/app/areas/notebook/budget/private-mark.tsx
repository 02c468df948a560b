import { useFetcher } from "react-router";
import { useMayWrite, useOpenEvent } from "#app/areas/notebook/sharing/use-may-write.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { BudgetLine } from "./drafts.ts";
import styles from "./private-mark.module.css";
import { SumWarning } from "./sum-warning.tsx";

type PrivateMarkProps = {
  line: BudgetLine;
  /** Whether the line has changes that are not saved. */
  isChanged: boolean;
};

/** Makes a line private to the owner, or public again; shown to the owner only. */
export function PrivateMark({ line, isChanged }: PrivateMarkProps) {
  const fetcher = useFetcher<FormState | null>();
  const event = useOpenEvent();
  const mayMark = useMayWrite("private");
  if (!mayMark || !event) return null;
  const stored = line.pivot.is_private;
  const asked = fetcher.formData?.get("is_private");
  const isPrivate = asked ? asked === "true" : stored;
  const icon = isPrivate ? "lock" : "lock-open";
  const mark = () => {
    const row = {
      intent: "private",
      event_id: event.id,
      line: line.id,
      is_private: String(!isPrivate),
      [`${line.id}.min_amount`]: line.pivot.min_amount ?? "",
      [`${line.id}.real_amount`]: line.pivot.real_amount ?? "",
      [`${line.id}.max_amount`]: line.pivot.max_amount ?? "",
      [`${line.id}.version`]: line.pivot.version,
    };
    void fetcher.submit(row, { method: "post", preventScrollReset: true });
  };
  const refusal = fetcher.state === "idle" ? fetcher.data?.message : undefined;
  return (
    <>
      <button
        type="button"
        className={`${words.hint} ${kit.notPrinted} ${styles.mark}`}
        aria-pressed={isPrivate}
        aria-label={`Ligne privée\u00a0: ${line.content}`}
        title={
          isChanged
            ? "Enregistrez d’abord cette ligne"
            : isPrivate
              ? "Privé\u00a0: personne d’autre ne voit cette ligne"
              : "Rendre cette ligne privée"
        }
        disabled={isChanged || fetcher.state !== "idle"}
        onClick={mark}
      >
        <Icon name={icon} size={18} />
        {isPrivate ? <span>Privé</span> : null}
      </button>
      {refusal ? <SumWarning>{refusal}</SumWarning> : null}
    </>
  );
}
