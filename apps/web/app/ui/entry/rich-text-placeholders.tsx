import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./rich-text.module.css";
import type { Placeholder } from "./rich-text-value.ts";

/** The menu of placeholders: arrow keys move, a typed character jumps, Escape closes it and returns the focus. */
export function RichTextPlaceholders({
  placeholders,
  insert,
}: {
  placeholders: readonly Placeholder[];
  insert: (mark: string) => void;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    itemsOf(menu.current)[0]?.focus();
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !opener.current?.parentElement?.contains(target))
        setOpen(false);
    };
    document.addEventListener("pointerdown", leave);
    return () => document.removeEventListener("pointerdown", leave);
  }, [open]);

  function walk(event: KeyboardEvent) {
    event.stopPropagation();
    const all = itemsOf(menu.current);
    const here = all.findIndex((item) => item.matches(":focus"));
    const next = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: all.length - 1 }[
      event.key
    ];
    if (event.key === "Escape") {
      setOpen(false);
      opener.current?.focus();
    } else if (event.key === "Tab") setOpen(false);
    else if (next !== undefined) {
      event.preventDefault();
      all[(next + all.length) % all.length]?.focus();
    }
  }

  return (
    <div className={styles.marks}>
      <button
        ref={opener}
        type="button"
        data-tool
        tabIndex={-1}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Insérer
        <Icon name="chevron-down" size={18} />
      </button>
      <div
        id={id}
        ref={menu}
        role="menu"
        tabIndex={-1}
        aria-label="Ce qui change d’une personne à l’autre"
        className={styles.menu}
        hidden={!open}
        onKeyDown={walk}
      >
        {placeholders.map(({ mark, label }) => (
          <button
            key={mark}
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => {
              setOpen(false);
              insert(mark);
            }}
          >
            <span className={styles.chip}>{mark}</span>
            <span>{label}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
}
