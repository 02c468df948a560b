import styles from "./donut.module.css";

/** One slice of the chart: its label, its amount and its colour. */
type Slice = { label: string; amount: number; tone: "indigo" | "hibiscus" | "gold" | "lagoon" };

type DonutProps = {
  label: string;
  slices: readonly Slice[];
  /** How an amount is written: « 12 tâches », « 41 500 FCFA ». */
  write: (amount: number) => string;
  /** Whether the legend has the percentages too. */
  showsShares?: boolean;
};

/** A donut chart; its legend has the same labels and values as text. */
export function Donut({ label, slices, write, showsShares = true }: DonutProps) {
  const whole = slices.reduce((sum, { amount }) => sum + amount, 0);
  let gone = 0;
  return (
    <figure className={styles.donut}>
      <svg viewBox="0 0 42 42" aria-hidden="true">
        <circle className={styles.track} cx="21" cy="21" r="15.915" />
        {slices.map(({ label: name, amount, tone }) => {
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
          {slices.map(({ label: name, amount, tone }) => (
            <li key={name}>
              <span className={`${styles.swatch} ${styles[tone]}`} aria-hidden="true" />
              <span>{name}</span>
              <span className={styles.value}>
                {write(amount)}
                {showsShares && whole > 0 ? ` · ${Math.round((100 * amount) / whole)} %` : ""}
              </span>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
