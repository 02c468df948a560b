import { startTransition, useEffect, useState } from "react";

/**
 * Whether the page is hydrated; from the start where it was opened from another page. What is
 * rendered then is rendered in a transition, which blocks no press.
 */
export function useIsLive(): boolean {
  const [isLive, setLive] = useState(
    () => typeof document !== "undefined" && "hydrated" in document.documentElement.dataset,
  );
  useEffect(() => startTransition(() => setLive(true)), []);
  return isLive;
}
