import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { type RowsInView, rowsInView } from "./rows-in-view.ts";

const before = 30;
const useBeforePaint = typeof window === "undefined" ? useEffect : useLayoutEffect;

/**
 * Which rows of a long list to render: about thirty, those near the window. The server renders the
 * first thirty; printing renders all.
 * @param top an element at the position of the first row.
 * @param rowHeight height of each row in px, the same for all.
 * @param isWhole whether to render all, for readers without script.
 */
export function useRowsInView(
  top: RefObject<HTMLElement | null>,
  total: number,
  rowHeight: number,
  isWhole = false,
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
    // Rendered synchronously: the browser prints the page as it is when the event returns.
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

  if (isWhole || seen === "all") return { first: 0, last: total, above: 0, below: 0 };
  const last = Math.min(seen?.last ?? before, total);
  const first = Math.min(seen?.first ?? 0, last);
  return { first, last, above: first * rowHeight, below: (total - last) * rowHeight };
}
