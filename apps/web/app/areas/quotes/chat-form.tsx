import type { QuoteTemplate } from "@jdj/contract/quotes/templates";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Form } from "#app/forms/form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { useToldOffline } from "#app/ui/lost-connection.tsx";
import styles from "./chat-form.module.css";
import type { ReplyTemplates } from "./reply-templates.tsx";
import type { UnsentStore } from "./unsent-store.ts";

/** What is being sent. */
export type Draft = { kind: "message"; text: string } | { kind: "file"; file: File };

/** The files that the picker offers; the server checks their content. */
const ACCEPT = ".jpg,.jpeg,.png,.webp,.pdf,.txt,.docx";

type ChatFormProps = {
  store: UnsentStore;
  /** The key of what the form sends without script. */
  formKey: string;
  onSend: (draft: Draft) => void;
  /** The provider's templates, of which the replies are offered. */
  templates: readonly QuoteTemplate[];
  /** Offers the replies, and keeps what is typed as one; undefined for who may not. */
  Replies: typeof ReplyTemplates | undefined;
};

/**
 * The input of a conversation: text and a file. Its arrow appears once something is written;
 * without script it is always there.
 */
export function ChatForm({ store, formKey, onSend, templates, Replies }: ChatFormProps) {
  const [text, setText] = useState("");
  const isOffline = useToldOffline();
  const form = useRef<HTMLFormElement>(null);
  const isEmpty = text.trim() === "";

  // What was typed on a page that was closed.
  useEffect(() => setText((typed) => (typed === "" ? store.readDraft() : typed)), [store]);

  function write(typed: string) {
    setText(typed);
    store.storeDraft(typed);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isEmpty) return;
    onSend({ kind: "message", text: text.trim() });
    write("");
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
    <>
      {Replies ? <Replies templates={templates} typed={text.trim()} onChoose={write} /> : null}
      <Form
        method="post"
        encType="multipart/form-data"
        className={`${kit.wrap2} ${styles.form}`}
        onSubmit={submit}
        ref={form}
      >
        <input type="hidden" name="intent" value="message" />
        <input type="hidden" name="key" value={formKey} />
        <p className={styles.offline} role="status">
          {isOffline ? "Hors connexion. Votre message partira dès le retour du réseau." : null}
        </p>
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
          onChange={({ target }) => write(target.value)}
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
    </>
  );
}
