import { Cloth } from "#app/weave/cloth.tsx";
import styles from "./progress-bar.module.css";

type ProgressBarProps = {
  /** 0 to 100; a whole number is shown. */
  percent: number;
  /** The label: « Votre carnet ». */
  label: string;
  /** The event's seed, for its pattern. */
  seed: string;
  /** Shows the label and the percentage above the bar; otherwise they are only for screen readers. */
  showsLabel?: boolean;
  /** Half as high, for a bar that stays on screen. */
  isThin?: boolean;
};

function wholePercent(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent)));
}

/** The colour of a percentage, by its quarter. */
function quarterStyle(whole: number): string | undefined {
  return styles[whole <= 25 ? "p25" : whole <= 50 ? "p50" : whole <= 75 ? "p75" : "p100"];
}

/** A percentage as a number in the colour of its quarter. */
export function Percent({ percent }: { percent: number }) {
  const whole = wholePercent(percent);
  return <strong className={`${styles.percentage} ${quarterStyle(whole)}`}>{whole}&nbsp;%</strong>;
}

/** Progress as a strip of the event's pattern, with the colour of its quarter below. */
export function ProgressBar({ percent, label, seed, showsLabel, isThin }: ProgressBarProps) {
  const whole = wholePercent(percent);
  return (
    <div className={`${styles.progress} ${isThin ? styles.thin : ""}`}>
      {showsLabel ? (
        <p className={styles.text}>
          <span>{label}</span>
          <Percent percent={percent} />
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
        <div
          className={`${styles.reached} ${quarterStyle(whole)}`}
          style={{ width: `${whole}%` }}
        />
      </div>
    </div>
  );
}
