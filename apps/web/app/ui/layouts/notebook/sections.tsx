import { at } from "@jdj/contract/paths/addresses";
import {
  IconBuildingStore,
  IconDots,
  IconMail,
  IconNotebook,
  IconUsers,
} from "@tabler/icons-react";
import { Link } from "react-router";
import { JumpButton } from "#app/areas/notebook/jump/jump-button.tsx";
import { SignOutForm } from "#app/ui/sign-out-form.tsx";
import { Wordmark } from "#app/ui/wordmark.tsx";
import { useSection } from "./current-section.ts";
import { around, sections } from "./section-list.tsx";
import styles from "./sections.module.css";

const tabs = [
  { to: at("summary"), label: "Carnet", Icon: IconNotebook },
  { to: at("guests"), label: "Invités", Icon: IconUsers },
  { to: at("cards"), label: "Cartes", Icon: IconMail },
];

/** From 1024 px: the sections down the left. */
export function Rail({ eventId }: { eventId: number | undefined }) {
  const current = useSection();
  return (
    <aside className={styles.rail} aria-label="Carnet">
      <Wordmark />
      <JumpButton eventId={eventId} />
      <nav aria-label="Sections du carnet" className={styles.list}>
        {sections.map(({ to, label, Icon }) => (
          <Link key={to} to={to} aria-current={current(to)}>
            <Icon size={22} stroke={1.75} aria-hidden="true" />
            {label}
          </Link>
        ))}
      </nav>
      <div className={styles.foot}>
        {around.map(({ to, label, Icon, leaves }) => {
          const line = (
            <>
              <Icon size={22} stroke={1.75} aria-hidden="true" />
              {label}
            </>
          );
          if (leaves)
            return (
              <a key={to} href={to}>
                {line}
              </a>
            );
          return (
            <Link key={to} to={to} aria-current={current(to)}>
              {line}
            </Link>
          );
        })}
        <SignOutForm />
      </div>
    </aside>
  );
}

/** Below 1024 px: the chief sections at the thumb's reach, the others under « Plus ». */
export function BottomTabs() {
  const current = useSection();
  return (
    <nav aria-label="Carnet" className={styles.tabs}>
      {tabs.map(({ to, label, Icon }) => (
        <Link key={to} to={to} aria-current={current(to)}>
          <Icon size={24} stroke={1.75} aria-hidden="true" />
          {label}
        </Link>
      ))}
      <a href={at("providers")}>
        <IconBuildingStore size={24} stroke={1.75} aria-hidden="true" />
        Prestataires
      </a>
      <details data-menu className={styles.more}>
        <summary>
          <IconDots size={24} stroke={1.75} aria-hidden="true" />
          Plus
        </summary>
        <div className={styles.sheet}>
          {[...sections, ...around.filter(({ to }) => to !== at("providers"))].map(
            ({ to, label, Icon }) => (
              <a key={to} href={to} aria-current={current(to)}>
                <Icon size={22} stroke={1.75} aria-hidden="true" />
                {label}
              </a>
            ),
          )}
          <SignOutForm />
        </div>
      </details>
    </nav>
  );
}
