import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { type RowsInView, rowsInView } from "./rows-in-view.ts";

const before = 30;
const useBeforePaint = typeof window === "undefined" ? useEffect : useLayoutEffect;

/**
 * Which rows of a long list to draw: about thirty, those near the window. The server draws the
 * first thirty; printing draws all.
 * @param top what stands where the first row begins, never scrolled away from there.
 * @param rowHeight height of each row in px, the same for all.
 */
export function useRowsInView(
  top: RefObject<HTMLElement | null>,
  total: number,
  rowHeight: number,
): RowsInView {
  const [seen, setSeen] = useState<RowsInView | "all" | null>(null);

  useBeforePaint(() => {
    const look = () => {
      const above = top.current?.getBoundingClientRect().top ?? 0;
      const next = rowsInView(total, rowHeight, above, window.innerHeight);
      setSeen((last) =>
        last && last !== "all" && last.first === next.first && last.last === next.last
          ? last
          : next,
      );
    };
    // Drawn before the event returns: the browser takes the page as it then is.
    const all = () => flushSync(() => setSeen("all"));
    look();
    window.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", look);
    window.addEventListener("beforeprint", all);
    window.addEventListener("afterprint", look);
    return () => {
      window.removeEventListener("scroll", look);
      window.removeEventListener("resize", look);
      window.removeEventListener("beforeprint", all);
      window.removeEventListener("afterprint", look);
    };
  }, [top, total, rowHeight]);

  if (seen === "all") return { first: 0, last: total, above: 0, below: 0 };
  const last = Math.min(seen?.last ?? before, total);
  const first = Math.min(seen?.first ?? 0, last);
  return { first, last, above: first * rowHeight, below: (total - last) * rowHeight };
}
