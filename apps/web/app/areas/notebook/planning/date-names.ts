/** The names that the date fields of a task have on the page, where several may stand open. */
export function dateNames(taskId: number | string) {
  return { start: `start_date-${taskId}`, end: `end_date-${taskId}` };
}
