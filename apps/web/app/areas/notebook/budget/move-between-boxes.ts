/** The step by which a key moves the focus in the table; null where the key has its usual effect. */
export function stepOf(
  key: string,
  box: { text: string; start: number | null; end: number | null },
): { lines: number; columns: number } | null {
  if (key === "Enter" || key === "ArrowDown") return { lines: 1, columns: 0 };
  if (key === "ArrowUp") return { lines: -1, columns: 0 };
  const { text, start, end } = box;
  const isWhole = start === 0 && end === text.length;
  if (key === "ArrowLeft" && (isWhole || (start === 0 && end === 0)))
    return { lines: 0, columns: -1 };
  if (key === "ArrowRight" && (isWhole || (start === text.length && end === start)))
    return { lines: 0, columns: 1 };
  return null;
}

/** Moves the focus by so many lines and columns, if there is a visible box. */
export function moveFrom(box: HTMLInputElement, step: { lines: number; columns: number }): void {
  const shown = [...(box.closest("table")?.querySelectorAll("tr") ?? [])]
    .map((line) => [...line.querySelectorAll<HTMLInputElement>("td input")])
    .filter((boxes) => boxes[0]?.checkVisibility());
  const line = shown.findIndex((boxes) => boxes.includes(box));
  const column = shown[line]?.indexOf(box) ?? -1;
  const next = shown[line + step.lines]?.[column + step.columns];
  next?.focus();
  next?.select();
}
