import { inFrench } from "@jdj/contract/call/french-messages";
import type { QuoteSide } from "@jdj/contract/quotes/quote-state";
import type { ConversationMessage } from "@jdj/contract/quotes/shapes";
import { longDate } from "@jdj/french/dates";
import { fileSize } from "@jdj/french/file-size";
import { Fragment, type ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { hourOf, isOtherDay } from "./chat-dates.ts";
import styles from "./messages-list.module.css";

type MessagesListProps = {
  side: QuoteSide;
  messages: ConversationMessage[];
  /** The other side, as the conversation names them. */
  name: string;
  /** Bubbles that were not stored yet. */
  children?: ReactNode;
};

/** What was written, oldest first, with the statuses that were reached in between. */
export function MessagesList({ side, messages, name, children }: MessagesListProps) {
  return (
    <ol
      className={`${kit.stack2} ${styles.list}`}
      aria-live="polite"
      aria-label={`Conversation avec ${name}`}
    >
      {messages.map((message, index) => (
        <Fragment key={message.id}>
          {isOtherDay(messages[index - 1]?.created_at, message.created_at) ? (
            <li className={`${words.note} ${kit.spaceAbove3} ${styles.day}`}>
              {longDate(message.created_at.slice(0, 10))}
            </li>
          ) : null}
          <Message message={message} isMine={message.side === side} name={name} />
        </Fragment>
      ))}
      {children}
    </ol>
  );
}

function Message({
  message,
  isMine,
  name,
}: {
  message: ConversationMessage;
  isMine: boolean;
  name: string;
}) {
  const time = <time dateTime={message.created_at}>{hourOf(message.created_at)}</time>;
  if (message.is_move)
    return (
      <li className={`${words.note} ${styles.move}`}>
        <span>
          {inFrench(message.message)} · {time}
        </span>
      </li>
    );
  return (
    <li className={isMine ? styles.mine : styles.theirs}>
      <div className={styles.bubble}>
        <span className="visually-hidden">{isMine ? "Vous\u00a0: " : `${name} : `}</span>
        <MessageBody message={message} />
        <span className={styles.time}>{time}</span>
      </div>
    </li>
  );
}

function MessageBody({ message: { message, file } }: { message: ConversationMessage }) {
  if (file?.kind === "image")
    return (
      <a href={file.url} target="_blank" rel="noreferrer" className={styles.picture}>
        <img src={file.url} alt={message} loading="lazy" />
      </a>
    );
  if (file)
    return (
      <a href={file.url} download className={`${kit.row2} ${kit.targetHeight} ${styles.file}`}>
        <Icon name="file-text" size={22} />
        <span className={words.breakAnywhere}>
          {message}
          <small className={kit.block}>{fileSize(file.size)}</small>
        </span>
      </a>
    );
  return <p className={styles.text}>{message}</p>;
}
