import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./step-foot.module.css";

type StepFootProps = {
  /** What the step lacks; it closes the way on, and is told beside it. */
  missing: string | null;
  /** The way to the preview, where there is no room beside the step. */
  preview: ReactNode;
  next: { words: string; go: () => void } | { words: string; form: string };
};

/** The preview, the way on and what still closes it: always at the window's foot. */
export function StepFoot({ missing, preview, next }: StepFootProps) {
  const campaigns = "form" in next;
  return (
    <div className={styles.foot}>
      {preview}
      <p className={styles.missing} id="manque" role="status">
        {missing}
      </p>
      <Button
        type={campaigns ? "submit" : "button"}
        form={campaigns ? next.form : undefined}
        onClick={campaigns ? undefined : next.go}
        look={campaigns ? "card" : "main"}
        className={styles.next}
        disabled={missing !== null}
        aria-describedby={missing ? "manque" : undefined}
        icon={campaigns ? <Icon name="send" size={20} /> : <Icon name="arrow-right" size={20} />}
      >
        {next.words}
      </Button>
    </div>
  );
}
