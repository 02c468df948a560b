import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type RowsInView, rowsInView } from "./rows-in-view.ts";
import styles from "./virtual-rows.module.css";

type VirtualRowsProps<Row> = {
  rows: readonly Row[];
  /** Height of each row in px, the same for all. */
  rowHeight: number;
  rowKey: (row: Row) => string | number;
  children: (row: Row) => ReactNode;
  /** What the list holds: « Invités ». */
  label: string;
};

const before = 30;
const useBeforePaint = typeof window === "undefined" ? useEffect : useLayoutEffect;

/**
 * A list of thousands of rows of which only those near the window are drawn: about thirty. The
 * server draws the first thirty; printing draws all. For pages of work only.
 */
export function VirtualRows<Row>(props: VirtualRowsProps<Row>) {
  const { rows, rowHeight, rowKey, children, label } = props;
  const list = useRef<HTMLUListElement>(null);
  const [seen, setSeen] = useState<RowsInView | "all" | null>(null);

  useBeforePaint(() => {
    const look = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      const next = rowsInView(rows.length, rowHeight, top, window.innerHeight);
      setSeen((last) =>
        last && last !== "all" && last.first === next.first && last.last === next.last
          ? last
          : next,
      );
    };
    const all = () => setSeen("all");
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
  }, [rows.length, rowHeight]);

  const view = drawn(seen, rows.length, rowHeight);
  return (
    <ul
      ref={list}
      className={styles.rows}
      aria-label={label}
      style={{ paddingTop: view.above, paddingBottom: view.below }}
    >
      {rows.slice(view.first, view.last).map((row, index) => (
        <li
          key={rowKey(row)}
          style={{ height: rowHeight }}
          aria-setsize={rows.length}
          aria-posinset={view.first + index + 1}
        >
          {children(row)}
        </li>
      ))}
    </ul>
  );
}

function drawn(seen: RowsInView | "all" | null, total: number, rowHeight: number): RowsInView {
  if (seen === "all") return { first: 0, last: total, above: 0, below: 0 };
  const last = Math.min(seen?.last ?? before, total);
  const first = Math.min(seen?.first ?? 0, last);
  return { first, last, above: first * rowHeight, below: (total - last) * rowHeight };
}
