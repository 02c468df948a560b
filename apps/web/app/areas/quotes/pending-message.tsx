import { useEffect, useEffectEvent, useRef } from "react";
import { useFetcher } from "react-router";
import { newKey } from "#app/forms/new-key.ts";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import type { ChatState } from "./answer-chat.ts";
import type { Draft } from "./chat-form.tsx";
import styles from "./messages-list.module.css";

/** How long a message that did not arrive waits before it is sent again, in milliseconds. */
const RETRY_MS = 10_000;

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

type PendingMessageProps = {
  pending: Pending;
  address: string;
  /** The newest message of the conversation. */
  stored: number;
  /** Whether those before it were answered: messages arrive in the order in which they were written. */
  isNext: boolean;
  /** The server stored or refused it. */
  onAnswered: (key: string) => void;
  onDone: (key: string) => void;
};

/**
 * The bubble of a message that is being sent: shown at once; sent again every ten seconds while
 * nothing answers, and as soon as the network is back; offered again when it was refused; gone once
 * the conversation has it.
 */
export function PendingMessage(props: PendingMessageProps) {
  const { pending, address, stored, isNext, onAnswered, onDone } = props;
  const fetcher = useFetcher<ChatState>({ key: pending.key });
  const sentKey = useRef("");
  const { state, data } = fetcher;
  const isUnsent = state === "idle" && data?.isUnsent === true;
  const send = () =>
    void fetcher
      .submit(formOf(pending), { method: "post", action: address, encType: "multipart/form-data" })
      .catch(() => undefined);

  useEffect(() => {
    // In development effects run twice.
    if (!isNext || sentKey.current === pending.key) return;
    sentKey.current = pending.key;
    send();
  });

  const sendAgain = useEffectEvent(send);
  useEffect(() => {
    if (!isUnsent) return;
    const again = () => sendAgain();
    const timer = setTimeout(again, RETRY_MS);
    addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", again);
    };
  }, [isUnsent]);

  const sentId = data?.sentId;
  const isAnswered = state === "idle" && data !== undefined && !isUnsent;
  useEffect(() => {
    if (sentId !== undefined || isAnswered) onAnswered(pending.key);
  }, [sentId, isAnswered, onAnswered, pending.key]);

  const isStored = sentId !== undefined && stored >= sentId && state === "idle";
  useEffect(() => {
    if (isStored) onDone(pending.key);
  }, [isStored, onDone, pending.key]);

  if (isStored) return null;
  const { draft } = pending;
  const refusal = isAnswered ? data.message : undefined;
  const progress = sentId !== undefined ? "Envoyé" : state === "idle" ? "En attente" : "Envoi…";
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
        <span className={styles.time}>{refusal ? "Non envoyé" : progress}</span>
      </div>
      {refusal ? (
        <div className={`${kit.facts} ${styles.failed}`} role="alert">
          <p>{data?.errors.file?.[0] ?? data?.errors.message?.[0] ?? refusal}</p>
          <button className={kit.control} type="button" onClick={send}>
            Réessayer
          </button>
          <button className={kit.control} type="button" onClick={() => onDone(pending.key)}>
            Retirer
          </button>
        </div>
      ) : null}
    </li>
  );
}
