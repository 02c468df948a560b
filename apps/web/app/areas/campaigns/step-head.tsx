import type { Ref } from "react";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { Stepper } from "#app/ui/stepper.tsx";
import styles from "./step-head.module.css";

type StepHeadProps = {
  /** The names of the steps; a single step is not shown. */
  steps: readonly string[];
  /** Which of them this is, from 0. */
  current: number;
  title: string;
  back: { to: string; label: string };
  /** The title, which gets the focus when the step changes. */
  heading?: Ref<HTMLHeadingElement>;
};

/** The progress through the steps, the title of this one and a link back. */
export function StepHead({ steps, current, title, back, heading }: StepHeadProps) {
  return (
    <div className={kit.stack2}>
      {steps.length > 1 ? <Stepper steps={steps} current={current} /> : null}
      <div className={`${kit.row1} ${styles.name}`}>
        <Link to={back.to} className={`${kit.placeCentre} ${styles.back}`} aria-label={back.label}>
          <Icon name="arrow-left" size={24} />
        </Link>
        <h1 id="etape" ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
      </div>
    </div>
  );
}
