import { grouped } from "@jdj/french/money";
import type { Editor } from "@tiptap/core";
import { useEffect, useMemo, useRef, useState } from "react";
import control from "#app/ui/control.module.css";
import { controlProps, FieldGroup, type FieldProps } from "#app/ui/field.tsx";
import words from "#app/ui/words.module.css";
import styles from "./rich-text.module.css";
import type { RichTextToolbar } from "./rich-text-toolbar.tsx";
import { htmlOf, isHtml, type Placeholder, plainText } from "./rich-text-value.ts";

/** The editor and its toolbar, fetched together. */
interface Fetched {
  editor: Editor;
  Toolbar: typeof RichTextToolbar;
}

type RichTextProps = Omit<FieldProps, "defaultValue"> & {
  /** HTML, or plain lines. A value other than the last reported one replaces the text. */
  value?: string;
  /** Called with the HTML at each change, "" when it is empty. */
  onChange?: (html: string) => void;
  placeholders?: readonly Placeholder[];
  /** The most characters, without tags. A longer text shows an error. */
  maxLength?: number;
};

/**
 * A text with bold, italic, underline, lists, links and placeholders. A plain
 * box until the editor has been fetched, and without script. Posted as `name`: HTML from the
 * editor, plain lines from the box; the server cleans either.
 */
export function RichText({
  value = "",
  onChange,
  placeholders = [],
  maxLength,
  ...field
}: RichTextProps) {
  const [html, setHtml] = useState(isHtml(value) ? value : htmlOf(value));
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const editor = fetched?.editor;
  const room = useRef<HTMLDivElement>(null);
  const lastValue = useRef(value);
  const length = plainText(html).length;
  const excess = maxLength === undefined ? 0 : length - maxLength;
  const { id, name, ...attributes } = controlProps(field);
  const invalid = attributes["aria-invalid"] || excess > 0 || undefined;

  const describedBy = [attributes["aria-describedby"], `${id}-compte`].filter(Boolean).join(" ");
  const textbox = useMemo(
    () => ({
      id,
      class: `${control.control} ${styles.text}`,
      role: "textbox",
      "aria-multiline": "true",
      "aria-label": field.label,
      "aria-describedby": describedBy,
      ...(invalid ? { "aria-invalid": "true" } : {}),
      ...(field.required ? { "aria-required": "true" } : {}),
    }),
    [id, field.label, field.required, describedBy, invalid],
  );

  function change(next: string) {
    lastValue.current = next;
    setHtml(next);
    onChange?.(next);
  }
  const latest = useRef({ html, change, placeholders, textbox });
  latest.current = { html, change, placeholders, textbox };

  useEffect(() => {
    let left = false;
    let opened: Editor | undefined;
    // Without a network the plain box stays, and its text is posted.
    Promise.all([import("./rich-text-editor.ts"), import("./rich-text-toolbar.tsx")]).then(
      ([{ openEditor }, { RichTextToolbar: Toolbar }]) => {
        if (left || !room.current) return;
        const typing = document.activeElement?.id === id;
        opened = openEditor({
          within: room.current,
          html: latest.current.html,
          placeholders: latest.current.placeholders,
          attributes: latest.current.textbox,
          onChange: (next) => latest.current.change(next),
        });
        setFetched({ editor: opened, Toolbar });
        if (typing) opened.commands.focus("end");
      },
      () => undefined,
    );
    return () => {
      left = true;
      setFetched(null);
      opened?.destroy();
    };
  }, [id]);

  useEffect(() => {
    if (value === lastValue.current) return;
    lastValue.current = value;
    const next = isHtml(value) ? value : htmlOf(value);
    setHtml(next);
    if (editor)
      import("./rich-text-editor.ts").then(({ showText }) =>
        showText(editor, next, latest.current.placeholders),
      );
  }, [value, editor]);

  useEffect(() => {
    editor?.setOptions({ editorProps: { ...editor.options.editorProps, attributes: textbox } });
  }, [editor, textbox]);

  return (
    <FieldGroup {...field}>
      <div className={styles.box} data-invalid={invalid && ""}>
        {fetched ? <fetched.Toolbar editor={fetched.editor} placeholders={placeholders} /> : null}
        <div ref={room} hidden={!editor} />
        {editor ? (
          <input type="hidden" name={name} value={html} />
        ) : (
          <textarea
            {...attributes}
            id={id}
            name={name}
            aria-label={field.label}
            aria-describedby={describedBy}
            className={`${control.control} ${styles.plain}`}
            rows={7}
            value={plainText(html)}
            onChange={({ currentTarget }) => change(htmlOf(currentTarget.value))}
          />
        )}
      </div>
      <p id={`${id}-compte`} className={styles.count} data-over={excess > 0 ? "" : undefined}>
        {maxLength === undefined
          ? `${grouped(length)} caractères`
          : `${grouped(length)} sur ${grouped(maxLength)} caractères`}
      </p>
      <p
        className={`${words.errorText} ${words.text14} ${words.alignRight} ${styles.excess}`}
        role="status"
      >
        {excess > 0 ? `${grouped(excess)} de trop\u00a0: raccourcissez votre texte.` : ""}
      </p>
    </FieldGroup>
  );
}
