import type { Notice, NoticePage } from "@jdj/contract/notices/notices";
import { dateAndTime } from "@jdj/french/dates";
import { count } from "@jdj/french/plural";
import { kindIconOf } from "#app/areas/notices/kind-icons.ts";
import { Title } from "#app/document/title.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { Pagination } from "#app/ui/pagination.tsx";
import words from "#app/ui/words.module.css";
import styles from "./notice-list.module.css";

type NoticeListProps = {
  listed: NoticePage;
  /** The addresses of the space: of the list, of one notice, of the choices, and of where to go on from an empty list. */
  list: string;
  open: (id: number) => string;
  choices: string;
  start: { to: string; label: string };
};

/** The notices of an account, the unread first; a press leads to what each is about. */
export function NoticeList({ listed, list, open, choices, start }: NoticeListProps) {
  const { data, unread, current_page: page, last_page: lastPage } = listed;
  return (
    <section className={`${kit.stack4} ${styles.page}`} aria-labelledby="notifications">
      <Title>Notifications</Title>
      <header className={kit.toolbar}>
        <div className={kit.stack1}>
          <h1 id="notifications">Notifications</h1>
          {data.length === 0 ? null : (
            <p className={words.secondary}>
              {unread > 0 ? count(unread, "non lue", "non lues") : "Tout est lu."}
            </p>
          )}
        </div>
        <div className={`${kit.cluster2} ${styles.actions}`}>
          {unread > 0 && page === 1 ? (
            <form method="post">
              <input type="hidden" name="until" value={data[0]?.id} />
              <Button variant="plain">Tout marquer comme lu</Button>
            </form>
          ) : null}
          <a href={choices} className={kit.iconLink}>
            <Icon name="settings" size={20} />
            Réglages
          </a>
        </div>
      </header>
      {data.length === 0 ? (
        <EmptyState
          sentence="Rien de nouveau pour le moment. Les réponses de vos invités, messages et paiements s’affichent ici."
          seed="notifications"
          action={
            <LinkButton to={start.to} reloadDocument>
              {start.label}
            </LinkButton>
          }
        />
      ) : (
        <ul className={`${kit.listReset} ${kit.card} ${styles.list}`}>
          {data.map((notice) => (
            <Line key={notice.id} notice={notice} to={open(notice.id)} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        lastPage={lastPage}
        to={(asked) => `${list}${asked > 1 ? `?page=${asked}` : ""}`}
        label="Notifications"
      />
    </section>
  );
}

function Line({ notice, to }: { notice: Notice; to: string }) {
  const { kind, title, text, is_read: isRead, created_at: createdAt } = notice;
  return (
    <li>
      <a href={to} className={styles.line} data-unread-notice={isRead ? undefined : ""}>
        <Icon name={kindIconOf(kind)} size={22} stroke={1.75} className={styles.icon} />
        <span className={`${kit.stack1} ${kit.shrink}`}>
          <span className={`${styles.title} ${words.breakAnywhere}`}>
            {isRead ? null : <span className="visually-hidden">Non lue&nbsp;: </span>}
            {title}
          </span>
          {text === "" ? null : (
            <span className={`${styles.text} ${words.breakAnywhere}`}>{text}</span>
          )}
          <time dateTime={createdAt} className={words.hint}>
            {dateAndTime(createdAt)}
          </time>
        </span>
      </a>
    </li>
  );
}
