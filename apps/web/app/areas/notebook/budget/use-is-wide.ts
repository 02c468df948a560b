import { useSyncExternalStore } from "react";

const wide = "(min-width: 768px)";

/** Whether the table is shown as a table; undefined on the server, where nobody knows. */
export function useIsWide(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    (changed) => {
      const query = matchMedia(wide);
      query.addEventListener("change", changed);
      return () => query.removeEventListener("change", changed);
    },
    () => matchMedia(wide).matches,
    () => undefined,
  );
}
