import { at } from "@jdj/contract/paths/addresses";
import { Outlet } from "react-router";
import { NewsletterForm } from "#app/areas/content/newsletter/newsletter-form.tsx";
import { useSite } from "#app/document/site.ts";
import { apiContext } from "#app/http/context.ts";
import kit from "#app/ui/kit.module.css";
import { ProfileBanner } from "#app/ui/profile-banner.tsx";
import type { Route } from "./+types/layout";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import styles from "./layout.module.css";
import newsletter from "./newsletter-block.module.css";

/** Pages that go without the newsletter's box: its own, and those on the way to a payment. */
const withoutNewsletter = [at("newsletter"), at("shoppingCart"), at("shoppingOrder"), "/paiement/"];

/** The newsletter's box above the footer of public pages. */
function NewsletterBlock() {
  const { path } = useSite();
  if (withoutNewsletter.some((start) => path.startsWith(start))) return null;
  return (
    <section className={`${kit.notPrinted} ${newsletter.band}`} aria-labelledby="newsletter">
      <div className={newsletter.inside}>
        <div className={newsletter.text}>
          <h2 id="newsletter">Des conseils, un e-mail à la fois</h2>
          <p>Budget, mairie, invités&nbsp;: nos meilleurs articles dans votre boîte.</p>
        </div>
        <NewsletterForm returnTo={path} />
      </div>
    </section>
  );
}

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
