import { Outlet } from "react-router";
import styles from "./layout.module.css";

/** The bare page of a card opened from a chat: nothing but the card, as light as can be. */
export default function CardLayout() {
  return (
    <main id="contenu" tabIndex={-1} className={styles.main}>
      <Outlet />
    </main>
  );
}
