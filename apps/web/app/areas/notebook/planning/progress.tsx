import { progressTone } from "@jdj/contract/notebook/planning-progress";
import { count } from "@jdj/french/plural";
import kit from "#app/ui/kit.module.css";
import { Donut } from "#app/ui/media/donut.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import styles from "./planning.module.css";

type ProgressProps = { done: number; all: number; percent: number; seed: string };

const encouragements = {
  red: "Courage, chaque tâche cochée tisse un rang de plus\u00a0! Commencez par la plus proche.",
  warning: "Vous avancez\u00a0: gardez le rythme.",
  orange: "Plus de la moitié est faite, bravo\u00a0!",
  green: "Presque tout est prêt. Bravo\u00a0!",
};

const whole = "Tout est prêt. Bravo, et belle fête\u00a0!";

/** The progress of the planning: the bar in the colour of its quarter, and a sentence. */
export function Progress({ done, all, percent, seed }: ProgressProps) {
  return (
    <section className={`${kit.stack2} ${kit.oneColumn} ${styles.bar}`} aria-label="Avancement">
      <ProgressBar percent={percent} label="Tâches effectuées" seed={seed} showsLabel />
      <p>{all > 0 && done === all ? whole : encouragements[progressTone(percent)]}</p>
    </section>
  );
}

/** The chart of the planning: the percentage stands above, so that it has the amounts alone. */
export function ProgressChart({ done, all }: Pick<ProgressProps, "done" | "all">) {
  return (
    <section
      className={`${kit.card} ${kit.oneColumn} ${kit.pad4} ${kit.notPrinted}`}
      aria-label="Répartition des tâches"
    >
      <Donut
        showsShares={false}
        label={`${count(all, "tâche")} en tout`}
        slices={[
          { label: "Tâches effectuées", amount: done, tone: "indigo" },
          { label: "Tâches restantes", amount: all - done, tone: "gold" },
        ]}
        write={String}
      />
    </section>
  );
}
