import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./step-foot.module.css";

type StepFootProps = {
  /** What the step lacks: shown beside the button, which is disabled; null when complete. */
  missing: string | null;
  /** The button of the preview, for narrow windows. */
  preview: ReactNode;
  next: { label: string; go: () => void } | { label: string; form: string };
};

/** The preview, the button of the next step and what it lacks, at the bottom of the window. */
export function StepFoot({ missing, preview, next }: StepFootProps) {
  const submits = "form" in next;
  return (
    <div className={`${kit.cluster} ${styles.foot}`}>
      {preview}
      <p className={`${words.note} ${styles.missing}`} id="manque" role="status">
        {missing}
      </p>
      <Button
        type={submits ? "submit" : "button"}
        form={submits ? next.form : undefined}
        onClick={submits ? undefined : next.go}
        variant={submits ? "card" : "main"}
        className={styles.next}
        disabled={missing !== null}
        aria-describedby={missing ? "manque" : undefined}
        icon={submits ? <Icon name="send" size={20} /> : <Icon name="arrow-right" size={20} />}
      >
        {next.label}
      </Button>
    </div>
  );
}
