import { useSyncExternalStore } from "react";

const wide = "(min-width: 768px)";

/** Whether the window is wide enough for the table; undefined on the server. */
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
