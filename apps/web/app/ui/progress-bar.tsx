import { Cloth } from "#app/weave/cloth.tsx";
import styles from "./progress-bar.module.css";

type ProgressBarProps = {
  /** 0 to 100; a whole number is shown. */
  percent: number;
  /** The label: « Votre carnet ». */
  label: string;
  /** The event's seed, for its pattern. */
  seed: string;
  /** Shows the label and the figure above the bar; otherwise they are only for screen readers. */
  showsLabel?: boolean;
};

/** Progress as a strip of the event's pattern, its figure in the colour of its quarter. */
export function ProgressBar({ percent, label, seed, showsLabel }: ProgressBarProps) {
  const whole = Math.min(100, Math.max(0, Math.round(percent)));
  const quarter = whole <= 25 ? "p25" : whole <= 50 ? "p50" : whole <= 75 ? "p75" : "p100";
  return (
    <div className={styles.progress}>
      {showsLabel ? (
        <p className={styles.text}>
          <span>{label}</span>
          <strong className={styles[quarter]}>{whole}&nbsp;%</strong>
        </p>
      ) : null}
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={whole}
      >
        <div className={styles.woven} style={{ width: `${whole}%` }}>
          <Cloth className={styles.cloth} seed={seed} strips={1} rows={600} lying />
        </div>
        <div className={`${styles.reached} ${styles[quarter]}`} style={{ width: `${whole}%` }} />
      </div>
    </div>
  );
}
