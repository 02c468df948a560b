import { at } from "@jdj/contract/paths/addresses";
import { NewsletterForm } from "#app/areas/content/newsletter/newsletter-form.tsx";
import { useSite } from "#app/document/site.ts";
import kit from "#app/ui/kit.module.css";
import styles from "./newsletter-block.module.css";

/** The newsletter's box above the footer of public pages; its own pages go without. */
export function NewsletterBlock() {
  const { path } = useSite();
  if (path.startsWith(at("newsletter"))) return null;
  return (
    <section className={`${kit.notPrinted} ${styles.band}`} aria-labelledby="newsletter">
      <div className={styles.inside}>
        <div className={styles.text}>
          <h2 id="newsletter">Des conseils, un e-mail à la fois</h2>
          <p>Budget, mairie, invités&nbsp;: nos meilleurs articles dans votre boîte.</p>
        </div>
        <NewsletterForm returnTo={path} />
      </div>
    </section>
  );
}
