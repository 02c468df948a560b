import { Outlet } from "react-router";
import styles from "./layout.module.css";

/** The layout of a guest's card: only the card, as small as possible. */
export default function CardLayout() {
  return (
    <main id="contenu" tabIndex={-1} className={styles.main}>
      <Outlet />
    </main>
  );
}
