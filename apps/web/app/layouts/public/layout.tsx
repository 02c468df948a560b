import { Outlet } from "react-router";
import { apiContext } from "#app/http/context.ts";
import kit from "#app/ui/kit.module.css";
import { ProfileBanner } from "#app/ui/profile-banner.tsx";
import type { Route } from "./+types/layout";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import styles from "./layout.module.css";
import { NewsletterBlock } from "./newsletter-block.tsx";

/** Whether email is available; false when the server does not answer. */
export async function loader({ context }: Route.LoaderArgs) {
  const { registrationMethods } = context.get(apiContext).accounts.registrationMethods;
  const { email } = await registrationMethods().catch(() => ({ email: false }));
  return { hasNewsletter: email };
}

/** Header, page, footer. The page owns its width. */
export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return (
    <div className={styles.frame}>
      <div>
        <ProfileBanner />
        <Header />
      </div>
      <main id="contenu" tabIndex={-1} className={kit.shrink}>
        <Outlet />
      </main>
      <div>
        {loaderData.hasNewsletter ? <NewsletterBlock /> : null}
        <Footer />
      </div>
    </div>
  );
}
