import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { newKey } from "#app/forms/new-key.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ChatState } from "./answer-chat.ts";
import type { Draft } from "./chat-form.tsx";
import styles from "./messages-list.module.css";

/** A draft on its way; `key` names it for the server, so that it is stored once. */
export type Pending = { key: string; draft: Draft };

/** A draft with a new key. */
export function pendingOf(draft: Draft): Pending {
  return { key: newKey(), draft };
}

function formOf({ key, draft }: Pending): FormData {
  const form = new FormData();
  form.set("script", "1");
  form.set("key", key);
  form.set("intent", draft.kind);
  if (draft.kind === "file") form.set("file", draft.file);
  else form.set("message", draft.text);
  return form;
}

/**
 * The bubble of a message that is being sent: shown at once, offered again when it could not be
 * sent, and gone once the conversation has it.
 */
export function PendingMessage({
  pending,
  address,
  stored,
  onDone,
}: {
  pending: Pending;
  address: string;
  /** The newest message of the conversation. */
  stored: number;
  onDone: (key: string) => void;
}) {
  const fetcher = useFetcher<ChatState>({ key: pending.key });
  const sentKey = useRef("");
  const { state, data } = fetcher;
  const send = () =>
    void fetcher
      .submit(formOf(pending), { method: "post", action: address, encType: "multipart/form-data" })
      .catch(() => undefined);

  useEffect(() => {
    // In development effects run twice.
    if (sentKey.current === pending.key) return;
    sentKey.current = pending.key;
    send();
  });

  const isStored = data?.sentId !== undefined && stored >= data.sentId && state === "idle";
  useEffect(() => {
    if (isStored) onDone(pending.key);
  }, [isStored, onDone, pending.key]);

  if (isStored) return null;
  const { draft } = pending;
  const refusal = state === "idle" ? data?.message : undefined;
  return (
    <li className={styles.mine} data-pending={refusal ? "failed" : ""}>
      <div className={styles.bubble}>
        {draft.kind === "file" ? (
          <p className={styles.text}>
            <Icon name="upload" size={18} /> {draft.file.name}
          </p>
        ) : (
          <p className={styles.text}>{draft.text}</p>
        )}
        <span className={styles.time}>{refusal ? "Non envoyé" : "Envoi…"}</span>
      </div>
      {refusal ? (
        <div className={styles.failed} role="alert">
          <p>{data?.errors.file?.[0] ?? data?.errors.message?.[0] ?? refusal}</p>
          <button type="button" onClick={send}>
            Réessayer
          </button>
          <button type="button" onClick={() => onDone(pending.key)}>
            Retirer
          </button>
        </div>
      ) : null}
    </li>
  );
}
