import styles from "./countdown.module.css";

/**
 * Time left as m:ss (`enhance/countdowns.ts`). At its end the elements marked `data-after={id}` are
 * shown and those marked `data-before={id}` hidden; without script both are there.
 */
export function Countdown({ id, seconds }: { id: string; seconds: number }) {
  const rest = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return (
    <span
      className={styles.time}
      role="timer"
      id={id}
      data-countdown={seconds}
      suppressHydrationWarning
    >
      {rest}
    </span>
  );
}
