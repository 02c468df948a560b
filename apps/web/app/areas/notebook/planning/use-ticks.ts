import { useFetchers } from "react-router";

/** The ticks on their way to the server, by task: shown as made before the answer comes. */
export function useTicks(): Map<number, boolean> {
  const fetchers = useFetchers();
  const ticks = new Map<number, boolean>();
  for (const { formData } of fetchers) {
    const id = formData?.get("planning_id");
    if (id) ticks.set(Number(id), formData?.get("status") === "1");
  }
  return ticks;
}
