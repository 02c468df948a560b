import { at } from "@jdj/contract/paths/addresses";
import { useSite } from "#app/document/site.ts";
import { Bell } from "#app/ui/bell.tsx";
import kit from "#app/ui/kit.module.css";
import { Wordmark } from "#app/ui/wordmark.tsx";
import styles from "./header.module.css";
import { mainLinks } from "./links.ts";
import { ProfileMenu } from "./profile-menu.tsx";

/** The public header: name, main links, and the profile's menu, which holds them all on a phone. */
export function Header() {
  const { user } = useSite();
  return (
    <header className={`${kit.notPrinted} ${styles.header}`}>
      <div className={`${kit.cluster} ${styles.bar}`}>
        <Wordmark nameClass={user ? "hidden-on-phone" : undefined} />
        <nav className={styles.links} aria-label="Principale">
          {mainLinks.map(({ to, label }) => (
            <a key={to} href={to}>
              {label}
            </a>
          ))}
        </nav>
        {user ? <Bell to={at("notices")} unread={user.unread} stream={at("realtime")} /> : null}
        <ProfileMenu>
          {mainLinks.map(({ to, label }) => (
            <a key={to} href={to} className={styles.onPhone}>
              {label}
            </a>
          ))}
        </ProfileMenu>
      </div>
      <div className={styles.band} aria-hidden="true" />
    </header>
  );
}
