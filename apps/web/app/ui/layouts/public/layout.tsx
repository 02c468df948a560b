import { Outlet } from "react-router";
import { ProfileBanner } from "#app/ui/profile-banner.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import styles from "./layout.module.css";
import { NewsletterBlock } from "./newsletter-block.tsx";

/** Header, page, footer. The page owns its width. */
export default function PublicLayout() {
  return (
    <div className={styles.frame}>
      <div>
        <ProfileBanner />
        <Header />
      </div>
      <main id="contenu" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <div>
        <NewsletterBlock />
        <Footer />
      </div>
    </div>
  );
}
