import { Outlet } from "react-router";
import { Wordmark } from "#app/ui/wordmark.tsx";
import { Cloth } from "#app/weave/cloth.tsx";
import styles from "./layout.module.css";

/** Sign-in, registration and similar pages: a pattern on the left, the form on the right. */
export default function AuthenticationLayout() {
  return (
    <div className={styles.frame}>
      <div className={styles.cover}>
        <Cloth className={styles.cloth} seed="accueil-15" strips={14} rows={200} cover texture />
      </div>
      <div className={styles.side}>
        <header className={styles.head}>
          <Wordmark />
        </header>
        <main id="contenu" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}
