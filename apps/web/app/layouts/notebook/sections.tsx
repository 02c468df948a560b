import { at } from "@jdj/contract/paths/addresses";
import { Link } from "react-router";
import { JumpButton } from "#app/areas/notebook/jump/jump-button.tsx";
import { around, type Section, sectionsOf } from "#app/areas/notebook/section-list.ts";
import { useWording } from "#app/areas/notebook/use-wording.ts";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { SignOutForm } from "#app/ui/sign-out-form.tsx";
import { Wordmark } from "#app/ui/wordmark.tsx";
import { useSection } from "./current-section.ts";
import styles from "./sections.module.css";

const tabs: Section[] = [
  { to: at("summary"), label: "Carnet", icon: "notebook" },
  { to: at("guests"), label: "Invités", icon: "users" },
  { to: at("cards"), label: "Cartes", icon: "mail" },
];

/** From 1024 px: the sections down the left. */
export function Rail({ eventId }: { eventId: number | undefined }) {
  const current = useSection();
  const sections = sectionsOf(useWording());
  return (
    <aside className={`${kit.notPrinted} ${styles.rail}`} aria-label="Carnet">
      <Wordmark />
      <JumpButton eventId={eventId} />
      <nav aria-label="Sections du carnet" className={styles.list}>
        {sections.map(({ to, label, icon }) => (
          <Link key={to} to={to} aria-current={current(to)}>
            <Icon name={icon} size={22} stroke={1.75} />
            {label}
          </Link>
        ))}
      </nav>
      <div className={styles.foot}>
        {around.map(({ to, label, icon, leaves }) => {
          const line = (
            <>
              <Icon name={icon} size={22} stroke={1.75} />
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

/** Below 1024 px: the main sections at the bottom, the others under « Plus ». */
export function BottomTabs() {
  const current = useSection();
  const sections = sectionsOf(useWording());
  return (
    <nav aria-label="Carnet" className={`${kit.notPrinted} ${styles.tabs}`}>
      {tabs.map(({ to, label, icon }) => (
        <Link key={to} to={to} aria-current={current(to)}>
          <Icon name={icon} size={24} stroke={1.75} />
          <span className={styles.label}>{label}</span>
        </Link>
      ))}
      <a href={at("providers")}>
        <Icon name="building-store" size={24} stroke={1.75} />
        <span className={styles.label}>Prestataires</span>
      </a>
      <details data-menu className={styles.more}>
        <summary>
          <Icon name="dots" size={24} stroke={1.75} />
          <span className={styles.label}>Plus</span>
        </summary>
        <div className={styles.sheet}>
          {[...sections, ...around.filter(({ to }) => to !== at("providers"))].map(
            ({ to, label, icon }) => (
              <a key={to} href={to} aria-current={current(to)}>
                <Icon name={icon} size={22} stroke={1.75} />
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
