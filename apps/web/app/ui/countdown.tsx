/**
 * Time left as mm:ss (`countdown.script.ts`). At its end the elements marked `data-after={id}` are
 * shown and those marked `data-before={id}` hidden; without script both are there.
 */
export function Countdown({ id, seconds }: { id: string; seconds: number }) {
  const two = (number: number) => String(number).padStart(2, "0");
  const rest = `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
  return (
    <span
      className={words.bold}
      role="timer"
      id={id}
      data-countdown={seconds}
      suppressHydrationWarning
    >
      {rest}
    </span>
  );
}

import words from "#app/ui/words.module.css";
