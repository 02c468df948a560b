/** The names of a task's date fields, unique on a page with several tasks. */
export function dateFieldNames(taskId: number | string) {
  return { start: `start_date-${taskId}`, end: `end_date-${taskId}` };
}
