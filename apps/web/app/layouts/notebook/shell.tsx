import type { EventRow } from "@jdj/contract/notebook/event-shape";
import { at } from "@jdj/contract/paths/addresses";
import type { ReactNode } from "react";
import { CancelledNote } from "#app/areas/notebook/events/cancelled-note.tsx";
import { OfflineMode } from "#app/areas/notebook/offline/offline-mode.tsx";
import { OwnerNote } from "#app/areas/notebook/sharing/owner-note.tsx";
import { ReadOnly } from "#app/areas/notebook/sharing/read-only.tsx";
import { useSite } from "#app/document/site.ts";
import { Bell } from "#app/ui/bell.tsx";
import kit from "#app/ui/kit.module.css";
import { ProfileBanner } from "#app/ui/profile-banner.tsx";
import { Percent, ProgressBar } from "#app/ui/progress-bar.tsx";
import words from "#app/ui/words.module.css";
import type { EventDay } from "./event-day.ts";
import { BottomTabs, Rail } from "./sections.tsx";
import styles from "./shell.module.css";

type ShellProps = {
  event: Pick<
    EventRow,
    "id" | "name" | "image" | "seed" | "role" | "owner_name" | "can" | "cancelled_at"
  > | null;
  /** « Awa & Koffi », once written. */
  names: string | null;
  /** How much of the notebook is filled in, 0 to 100. */
  percentage: number;
  when: EventDay | null;
  children: ReactNode;
};

/** The shell of the notebook: the event's pattern, names and progress, and the sections. */
export function Shell({ event, names, percentage, when, children }: ShellProps) {
  const { user, isView } = useSite();
  return (
    <div className={styles.frame}>
      <Rail eventId={event?.id} />
      <div className={kit.shrink}>
        <ProfileBanner />
        <header className={styles.header}>
          {event ? <OwnerNote event={event} /> : null}
          {event ? <CancelledNote event={event} /> : null}
          <div className={styles.head}>
            {event?.image ? (
              <img
                className={styles.photo}
                src={`${event.image}&size=small`}
                alt=""
                width={36}
                height={36}
              />
            ) : null}
            <p className={styles.name}>{names ?? (event?.name || "Votre fête")}</p>
            <p className={`${words.note} ${styles.date}`}>
              <span className={styles.day}>{when ? when.day : "La date reste à choisir"}</span>
              {when?.left && !event?.cancelled_at ? (
                <>
                  <span className={styles.day}> · </span>
                  <strong className={styles.day}>{when.left}</strong>
                  <strong className={styles.shortLeft}>{when.shortLeft}</strong>
                </>
              ) : null}
            </p>
            {event ? (
              <p className={styles.percent}>
                <span>Votre carnet</span> <Percent percent={percentage} />
              </p>
            ) : null}
            {user ? <Bell to={at("notices")} unread={user.unread} stream={at("realtime")} /> : null}
          </div>
          {event ? (
            <div className={`${kit.notPrinted} ${styles.progress}`}>
              <ProgressBar percent={percentage} label="Votre carnet" seed={event.seed} isThin />
            </div>
          ) : null}
        </header>
        <main id="contenu" tabIndex={-1} className={styles.main}>
          {user && event && !isView ? (
            <OfflineMode person={user.id} eventId={event.id} shown={event} />
          ) : null}
          <ReadOnly event={event}>{children}</ReadOnly>
        </main>
      </div>
      <BottomTabs />
    </div>
  );
}
