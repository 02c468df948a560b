/** The share of tasks done, a whole percent; 0 when there are none. */
export function progressPercent(done: number, all: number): number {
  return all === 0 ? 0 : Math.round((done * 100) / all);
}

/** The colour of the progress: up to 25 red, up to 50 warning, up to 75 orange, then green. */
export type ProgressTone = "red" | "warning" | "orange" | "green";

export function progressTone(percent: number): ProgressTone {
  if (percent <= 25) return "red";
  if (percent <= 50) return "warning";
  return percent <= 75 ? "orange" : "green";
}

/** When a task that is not done has to be. */
export type TaskState = "late" | "this-week" | "later";

/** How the states read. */
export const taskStateLabels: Record<TaskState, string> = {
  late: "En retard",
  "this-week": "Cette semaine",
  later: "Plus tard",
};

/** The last day, a Sunday, of the week in which a day lies. */
function sundayOf(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + ((7 - at.getUTCDay()) % 7));
  return at.toISOString().slice(0, 10);
}

/**
 * When a task that is not done has to be: its end date decides, or its start date when it has no
 * end; without any it is for later. A week goes from Monday to Sunday.
 * @param today `YYYY-MM-DD`
 */
export function taskState(
  dates: { start_date: string | null; end_date: string | null },
  today: string,
): TaskState {
  const due = dates.end_date ?? dates.start_date;
  if (due === null || due > sundayOf(today)) return "later";
  return due < today ? "late" : "this-week";
}
