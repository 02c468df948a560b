import styles from "./bell.module.css";
import { Icon } from "./icon.tsx";
import kit from "./kit.module.css";

type BellProps = {
  /** The page of notices. */
  to: string;
  /** How many are unread, « 99+ » at most; empty for none. */
  unread: string;
  /** The stream that tells how many they are by now. */
  stream: string;
};

/**
 * The link to the page of notices with the number of those that are unread. Pages that all share are
 * filled with that number alone, so an empty one is hidden by its style. `live-bell.script.ts` keeps it true.
 */
export function Bell({ to, unread, stream }: BellProps) {
  return (
    <a href={to} className={`${kit.notPrinted} ${styles.bell}`} data-bell={stream}>
      <Icon name="bell" size={22} stroke={1.75} />
      <span className="visually-hidden">Notifications</span>
      <span className={styles.count}>{unread}</span>
    </a>
  );
}
