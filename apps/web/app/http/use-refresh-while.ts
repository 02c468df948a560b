import { useEffect } from "react";
import { useRevalidator } from "react-router";

/**
 * Reads the page again while something on it changes by itself, as long as somebody sees it.
 * @param everyMs milliseconds between two reads
 */
export function useRefreshWhile(isChanging: boolean, everyMs: number): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isChanging) return;
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isChanging, everyMs, revalidate]);
}
