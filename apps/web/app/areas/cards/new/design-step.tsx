import { cardMessages } from "@jdj/contract/cards/messages";
import styles from "./choices.module.css";
import type { StepProps } from "./wizard-step.tsx";

/** The drawings of a card, each in the event's own cloth. */
export function DesignStep({ draft, change, choices }: StepProps) {
  return (
    <fieldset className={styles.designs}>
      <legend className="visually-hidden">{cardMessages.chooseDesign}</legend>
      {choices.designs.map(({ id, name, image }) => (
        <label key={id} className={styles.design}>
          {image ? (
            <img src={image} alt="" width={540} height={675} />
          ) : (
            <span className={styles.blank}>{cardMessages.noPreview}</span>
          )}
          <span className={styles.name}>
            <input
              type="radio"
              name="design"
              value={id}
              checked={id === draft.designId}
              onChange={() => change({ designId: id })}
            />
            {name}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
