import styles from "./donut.module.css";

/** One part of a whole: its words, its amount and its colour. */
type Part = { label: string; amount: number; tone: "indigo" | "bissap" | "or" | "lagune" };

type DonutProps = {
  label: string;
  parts: readonly Part[];
  /** How an amount is written: « 12 tâches », « 41 500 FCFA ». */
  write: (amount: number) => string;
};

/** Parts of a whole as a ring; the same is read in the legend beside it, in words and figures. */
export function Donut({ label, parts, write }: DonutProps) {
  const whole = parts.reduce((sum, { amount }) => sum + amount, 0);
  let gone = 0;
  return (
    <figure className={styles.donut}>
      <svg viewBox="0 0 42 42" aria-hidden="true">
        <circle className={styles.track} cx="21" cy="21" r="15.915" />
        {parts.map(({ label: name, amount, tone }) => {
          const share = whole === 0 ? 0 : (100 * amount) / whole;
          const start = gone;
          gone += share;
          return share < 0.5 ? null : (
            <circle
              key={name}
              className={styles[tone]}
              cx="21"
              cy="21"
              r="15.915"
              strokeDasharray={`${share - 0.5} ${100.5 - share}`}
              strokeDashoffset={25 - start}
            />
          );
        })}
      </svg>
      <figcaption>
        <strong>{label}</strong>
        <ul className={styles.legend}>
          {parts.map(({ label: name, amount, tone }) => (
            <li key={name}>
              <span className={`${styles.swatch} ${styles[tone]}`} aria-hidden="true" />
              <span>{name}</span>
              <span className={styles.figure}>
                {write(amount)}
                {whole > 0 ? ` · ${Math.round((100 * amount) / whole)} %` : ""}
              </span>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
