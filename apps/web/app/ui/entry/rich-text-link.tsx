import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import control from "#app/ui/control.module.css";
import kit from "#app/ui/kit.module.css";
import styles from "./rich-text.module.css";
import { linkAddress } from "./rich-text-value.ts";

/** The field of a link's address, below the toolbar. */
export function RichTextLink({ editor, close }: { editor: Editor; close: () => void }) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState(false);
  const { href } = editor.getAttributes("link");
  useEffect(() => box.current?.focus(), []);

  function apply() {
    const address = linkAddress(box.current?.value ?? "");
    if (!address) {
      setWrong(true);
      box.current?.focus();
      return;
    }
    const chain = focusedChain(editor).extendMarkRange("link");
    // Without a selection and outside of a link, the address is also the text.
    if (editor.state.selection.empty && !editor.isActive("link"))
      chain
        .insertContent({
          type: "text",
          text: address.replace(/^(?:https?:\/\/|mailto:|tel:)/, ""),
          marks: [{ type: "link", attrs: { href: address } }],
        })
        .run();
    else chain.setLink({ href: address }).run();
    close();
  }

  function press(event: KeyboardEvent) {
    if (event.key === "Enter") {
      event.preventDefault();
      apply();
    }
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
      editor.view.focus();
    }
  }

  return (
    <div className={`${kit.cluster2} ${styles.link}`}>
      <label htmlFor={id}>Adresse du lien</label>
      <input
        id={id}
        ref={box}
        type="url"
        inputMode="url"
        autoComplete="off"
        className={control.control}
        defaultValue={typeof href === "string" ? href : ""}
        placeholder="https://"
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-erreur` : undefined}
        onKeyDown={press}
      />
      <button type="button" onClick={apply}>
        Appliquer
      </button>
      <button
        type="button"
        onClick={() => {
          focusedChain(editor).extendMarkRange("link").unsetLink().run();
          close();
        }}
      >
        {href ? "Retirer le lien" : "Annuler"}
      </button>
      {wrong ? (
        <p id={`${id}-erreur`} role="alert">
          Cette adresse n’est pas celle d’une page.
        </p>
      ) : null}
    </div>
  );
}

/**
 * A chain of commands on the focused text. Tiptap's own focus command waits for the next frame, and a
 * key typed before it goes nowhere, or to where the cursor was.
 */
export function focusedChain(editor: Editor): ReturnType<Editor["chain"]> {
  editor.view.focus();
  return editor.chain();
}
