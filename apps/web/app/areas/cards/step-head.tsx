import type { Ref } from "react";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { Stepper } from "#app/ui/stepper.tsx";
import styles from "./step-head.module.css";

type StepHeadProps = {
  /** The names of the way's steps; of a way of one step nothing is shown. */
  steps: readonly string[];
  /** Which of them this is, from 0. */
  current: number;
  title: string;
  back: { to: string; words: string };
  /** The title, to be focused when the step changes under the reader. */
  heading?: Ref<HTMLHeadingElement>;
};

/** Where one stands on a card's way, what the step is called, and the way back. */
export function StepHead({ steps, current, title, back, heading }: StepHeadProps) {
  return (
    <div className={styles.head}>
      {steps.length > 1 ? <Stepper steps={steps} current={current} /> : null}
      <div className={styles.name}>
        <Link to={back.to} className={styles.back} aria-label={back.words}>
          <Icon name="arrow-left" size={24} />
        </Link>
        <h1 id="etape" ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
      </div>
    </div>
  );
}
