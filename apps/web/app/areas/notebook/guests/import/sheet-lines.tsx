import { VirtualRows } from "#app/ui/virtual-rows.tsx";
import styles from "./import.module.css";
import type { CheckedLine } from "./sheet-check.ts";

type LinesProps = {
  label: string;
  lines: readonly CheckedLine[];
  tone: "good" | "waiting" | "bad";
};

/** Lines of the file, each with its number in the sheet. */
export function SheetLines({ label, lines, tone }: LinesProps) {
  return (
    <div className={`${styles.lines} ${styles[tone]}`}>
      <VirtualRows rows={lines} rowHeight={72} rowKey={({ key }) => key} label={label}>
        {({ line, title, detail }) => (
          <div className={styles.line}>
            <span className={styles.number}>
              <small>Ligne</small> {line}
            </span>
            <span className={styles.text}>
              <strong title={title}>{title}</strong>
              <span title={detail}>{detail}</span>
            </span>
          </div>
        )}
      </VirtualRows>
    </div>
  );
}
