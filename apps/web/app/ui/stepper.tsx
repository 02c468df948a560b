import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { Icon } from "./icon.tsx";
import styles from "./stepper.module.css";

/** The progress through several steps; `current` counts from 0. */
export function Stepper({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <div className={kit.stack2}>
      <p className={`${words.text14} ${styles.text}`}>
        Étape {current + 1} sur {steps.length} : <strong>{steps[current]}</strong>
      </p>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={step}
            data-state={index < current ? "done" : index === current ? "current" : "ahead"}
            aria-current={index === current ? "step" : undefined}
          >
            <span className={styles.mark}>
              {index < current ? <Icon name="check" size={18} aria-label="Fait" /> : index + 1}
            </span>
            <span className={styles.name}>{step}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
