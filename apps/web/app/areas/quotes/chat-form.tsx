import { type FormEvent, type KeyboardEvent, useRef, useState } from "react";
import { Form } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./chat-form.module.css";

/** What is being sent. */
export type Draft = { kind: "message"; text: string } | { kind: "file"; file: File };

/** The files that the picker offers; the server checks their content. */
const ACCEPT = ".jpg,.jpeg,.png,.webp,.pdf,.txt,.docx";

/**
 * The input of a conversation: text and a file. Its arrow appears once something is written;
 * without script it is always there.
 */
export function ChatForm({
  onSend,
  refused,
}: {
  onSend: (draft: Draft) => void;
  refused?: string | undefined;
}) {
  const [text, setText] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const isEmpty = text.trim() === "";

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isEmpty) return;
    onSend({ kind: "message", text: text.trim() });
    setText("");
  }

  function sendOnEnter(event: KeyboardEvent) {
    // On a phone, Enter begins a line.
    const hasMouse = matchMedia("(hover: hover) and (pointer: fine)").matches;
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || !hasMouse)
      return;
    event.preventDefault();
    form.current?.requestSubmit();
  }

  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className={styles.form}
      onSubmit={submit}
      ref={form}
    >
      <input type="hidden" name="intent" value="message" />
      {refused ? (
        <p className={styles.refused} role="alert">
          {refused}
        </p>
      ) : null}
      <label className={styles.attach}>
        <Icon name="upload" size={22} />
        <span className="visually-hidden">Joindre un fichier (photo, PDF, TXT ou DOCX)</span>
        <input
          type="file"
          name="file"
          accept={ACCEPT}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onSend({ kind: "file", file });
            target.value = "";
          }}
        />
      </label>
      <textarea
        name="message"
        rows={1}
        maxLength={4000}
        aria-label="Votre message"
        placeholder="Votre message"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={sendOnEnter}
      />
      <button
        type="submit"
        className={styles.send}
        aria-label="Envoyer"
        data-empty={isEmpty || undefined}
      >
        <Icon name="send" size={22} />
      </button>
    </Form>
  );
}
