import type { ListedGuest } from "@jdj/contract/invitations/guest-list";
import { useEffect, useMemo, useRef, useState } from "react";
import { useRowsInView } from "#app/ui/use-rows-in-view.ts";
import { GuestRow, guestRowHeight } from "./guest-row.tsx";
import styles from "./guest-table.module.css";
import { HouseholdRow } from "./household-row.tsx";
import { linesOf } from "./households.ts";
import { useFollowedLinks } from "./use-followed-links.ts";

/** The width in rem below which names and details take several lines: 320 px, or twice the text on any phone. */
const NARROW_REM = 21;

/**
 * The height of rows in this window, in px, and whether it is so narrow for its text that rows take
 * several lines and differ in height.
 */
function useRowHeight(): { rowHeight: number; isWrapped: boolean } {
  const [isWrapped, setIsWrapped] = useState(false);
  const [isDesktop, setIsDesktop] = useState(false);
  useEffect(() => {
    const look = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setIsWrapped(window.innerWidth / rem < NARROW_REM);
      setIsDesktop(window.matchMedia("(min-width: 1024px)").matches);
    };
    look();
    window.addEventListener("resize", look);
    return () => window.removeEventListener("resize", look);
  }, []);
  return { rowHeight: isDesktop ? guestRowHeight.desktop : guestRowHeight.phone, isWrapped };
}

/** The space of rows that are not rendered, whatever their height is in this window. */
const spaceOf = (rows: number) => ({ height: `calc(${rows} * var(--row-height))` });

const headings = ["Civilité", "Nom", "Prénoms", "Email", "Contact", "Statut", "Présence", "Action"];

type GuestTableProps = {
  guests: readonly ListedGuest[];
  /** Whether all households are open, so that who was searched for is seen. */
  isOpen: boolean;
  /** Whether all rows are rendered, whatever is in view. */
  isWhole: boolean;
  /** The ticked ids; null outside of the selection mode. */
  chosen: ReadonlySet<number> | null;
  onChoose: (id: number, chosen: boolean) => void;
  onChooseAll: (guests: readonly ListedGuest[], chosen: boolean) => void;
};

/** The guests as a table that renders about thirty rows; on a phone, a row has two lines. */
export function GuestTable(props: GuestTableProps) {
  const { guests, isOpen, isWhole, chosen, onChoose, onChooseAll } = props;
  const top = useRef<HTMLTableSectionElement>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const lines = useMemo(() => linesOf(guests, isOpen || opened), [guests, isOpen, opened]);
  // All rows of the page are rendered when they differ in height.
  const { rowHeight, isWrapped } = useRowHeight();
  const { first, last } = useRowsInView(top, lines.length, rowHeight, isWhole || isWrapped);
  const rows = useFollowedLinks<HTMLTableSectionElement>();
  const toggle = (key: string) => {
    const next = new Set(opened);
    if (!next.delete(key)) next.add(key);
    setOpened(next);
  };
  return (
    <div className={styles.frame}>
      <table
        className={chosen ? `${styles.table} ${styles.choosing}` : styles.table}
        aria-rowcount={lines.length + 1}
      >
        <caption className="visually-hidden">Invités</caption>
        <thead>
          <tr aria-rowindex={1}>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={top} aria-hidden="true">
          <tr style={spaceOf(first)} />
        </tbody>
        <tbody ref={rows}>
          {lines
            .slice(first, last)
            .map((line, index) =>
              line.kind === "guest" ? (
                <GuestRow
                  key={line.key}
                  guest={line.guest}
                  isInside={line.isInside}
                  chosen={chosen?.has(line.guest.id)}
                  onChoose={onChoose}
                  place={first + index + 2}
                />
              ) : (
                <HouseholdRow
                  key={line.key}
                  line={line}
                  chosen={chosen && line.members.every(({ id }) => chosen.has(id))}
                  onChoose={(on) => onChooseAll(line.members, on)}
                  onToggle={() => toggle(line.key)}
                  place={first + index + 2}
                />
              ),
            )}
        </tbody>
        <tbody aria-hidden="true">
          <tr style={spaceOf(lines.length - last)} />
        </tbody>
      </table>
    </div>
  );
}
