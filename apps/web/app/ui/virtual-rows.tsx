import { type ReactNode, useRef } from "react";
import { useRowsInView } from "./use-rows-in-view.ts";
import styles from "./virtual-rows.module.css";

type VirtualRowsProps<Row> = {
  rows: readonly Row[];
  /** Height of each row in px, the same for all. */
  rowHeight: number;
  rowKey: (row: Row) => string | number;
  children: (row: Row) => ReactNode;
  /** The label: « Invités ». */
  label: string;
};

/**
 * A list of thousands of rows that renders only those near the window: about thirty. The
 * server draws the first thirty; printing renders all. For hydrated pages only.
 */
export function VirtualRows<Row>(props: VirtualRowsProps<Row>) {
  const { rows, rowHeight, rowKey, children, label } = props;
  const list = useRef<HTMLUListElement>(null);
  const view = useRowsInView(list, rows.length, rowHeight);
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
