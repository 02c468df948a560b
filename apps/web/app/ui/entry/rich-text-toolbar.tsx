import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, useEffect, useReducer, useRef, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import styles from "./rich-text.module.css";
import { focusedChain, RichTextLink } from "./rich-text-link.tsx";
import { RichTextPlaceholders } from "./rich-text-placeholders.tsx";
import type { Placeholder } from "./rich-text-value.ts";

interface Tool {
  label: string;
  keys?: string;
  icon: IconName;
  /** Whether it is active at the cursor; undefined for a tool that is no toggle. */
  holds?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
  run(editor: Editor): void;
}

const tools: Tool[] = [
  {
    label: "Gras",
    keys: "Control+B",
    icon: "bold",
    holds: (editor) => editor.isActive("bold"),
    run: (editor) => focusedChain(editor).toggleBold().run(),
  },
  {
    label: "Italique",
    keys: "Control+I",
    icon: "italic",
    holds: (editor) => editor.isActive("italic"),
    run: (editor) => focusedChain(editor).toggleItalic().run(),
  },
  {
    label: "Souligné",
    keys: "Control+U",
    icon: "underline",
    holds: (editor) => editor.isActive("underline"),
    run: (editor) => focusedChain(editor).toggleUnderline().run(),
  },
  {
    label: "Liste à puces",
    icon: "list",
    holds: (editor) => editor.isActive("bulletList"),
    run: (editor) => focusedChain(editor).toggleBulletList().run(),
  },
  {
    label: "Liste numérotée",
    icon: "list-numbers",
    holds: (editor) => editor.isActive("orderedList"),
    run: (editor) => focusedChain(editor).toggleOrderedList().run(),
  },
];

const steps: Tool[] = [
  {
    label: "Annuler",
    keys: "Control+Z",
    icon: "arrow-back-up",
    can: (editor) => editor.can().undo(),
    run: (editor) => focusedChain(editor).undo().run(),
  },
  {
    label: "Rétablir",
    keys: "Control+Y",
    icon: "arrow-forward-up",
    can: (editor) => editor.can().redo(),
    run: (editor) => focusedChain(editor).redo().run(),
  },
];

/** The toolbar of a rich text: one tab stop, with arrow keys, Home and End. */
export function RichTextToolbar({
  editor,
  placeholders,
}: {
  editor: Editor;
  placeholders: readonly Placeholder[];
}) {
  const [linking, setLinking] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor.on("transaction", look);
    return () => {
      editor.off("transaction", look);
    };
  }, [editor]);

  function walk(event: KeyboardEvent) {
    const items = [...(bar.current?.querySelectorAll<HTMLElement>("[data-tool]") ?? [])];
    const here = items.findIndex((item) => item.matches(":focus"));
    const next = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: items.length - 1 }[
      event.key
    ];
    if (here < 0 || next === undefined) return;
    event.preventDefault();
    const item = items[(next + items.length) % items.length];
    for (const other of items) other.tabIndex = other === item ? 0 : -1;
    item?.focus();
  }

  const button = ({ label, keys, icon, holds, can, run }: Tool, first = false) => (
    <button
      key={label}
      type="button"
      data-tool
      tabIndex={first ? 0 : -1}
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      aria-pressed={holds?.(editor)}
      aria-disabled={can && !can(editor) ? true : undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run(editor)}
    >
      <Icon name={icon} size={20} />
    </button>
  );

  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label="Mise en forme"
        className={styles.bar}
        onKeyDown={walk}
      >
        {tools.map((tool, at) => button(tool, at === 0))}
        {button({
          label: "Lien",
          icon: "link",
          holds: () => editor.isActive("link"),
          run: () => setLinking(!linking),
        })}
        {steps.map((tool) => button(tool))}
        {placeholders.length > 0 ? (
          <RichTextPlaceholders
            placeholders={placeholders}
            insert={(mark) => insertChip(editor, mark)}
          />
        ) : null}
      </div>
      {linking ? <RichTextLink editor={editor} close={() => setLinking(false)} /> : null}
    </>
  );
}

function insertChip(editor: Editor, mark: string): void {
  focusedChain(editor).insertContent({ type: "chip", attrs: { mark } }).run();
}
