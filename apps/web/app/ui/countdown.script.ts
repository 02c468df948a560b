/** Counts `[data-countdown="120"]` down as mm:ss, then swaps the elements marked for before and after. */
export function runCountdowns(): void {
  const ends = new WeakMap<Element, number>();
  const tick = () => {
    for (const timer of document.querySelectorAll<HTMLElement>("[data-countdown]")) {
      const known = ends.get(timer);
      const end = known ?? Date.now() + Number(timer.dataset.countdown) * 1000;
      if (known === undefined) ends.set(timer, end);
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      const time = `${two(Math.floor(left / 60))}:${two(left % 60)}`;
      if (timer.textContent !== time) timer.textContent = time;
      for (const element of document.querySelectorAll<HTMLElement>(`[data-after="${timer.id}"]`)) {
        element.hidden = left > 0;
      }
      for (const element of document.querySelectorAll<HTMLElement>(`[data-before="${timer.id}"]`)) {
        element.hidden = left === 0;
      }
    }
  };
  tick();
  setInterval(tick, 500);
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
