import { at } from "@jdj/contract/paths/addresses";
import { fcfa } from "@jdj/french/money";
import reading from "#app/areas/content/reading.module.css";
import { StoreButtons } from "#app/areas/content/store-buttons.tsx";
import styles from "#app/areas/content/vendors/vendors.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { useSite } from "#app/document/site.ts";
import { apiContext } from "#app/http/context.ts";
import { LinkButton } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "static", cachedBy: [] };

export function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext).providers.listings.prices();
}

const steps = [
  {
    title: "Demandez un compte",
    text: "Remplissez la demande\u00a0: votre entreprise, votre activité, vos coordonnées.",
  },
  {
    title: "Nous vérifions",
    text: "Notre équipe vérifie la demande sous deux jours ouvrés, puis crée votre compte et vous écrit.",
  },
  {
    title: "Activez votre compte",
    text: "Par le lien de l’e-mail, choisissez votre mot de passe. Votre espace est ouvert.",
  },
  {
    title: "Remplissez votre boutique",
    text: "Photos, description, tarifs, zones où vous travaillez\u00a0: ce que les couples cherchent.",
  },
  {
    title: "Publiez et réglez l’abonnement",
    text: "Par mobile money ou par carte. Vous paraissez aussitôt dans l’annuaire et recevez des demandes de devis.",
  },
];

/** `/joy-shop`: how a vendor is listed. */
export default function JoyShop({ loaderData: { data: prices } }: Route.ComponentProps) {
  const { brand } = useSite();
  return (
    <div className={`${kit.page} ${reading.page} ${styles.green}`}>
      <PublicHead
        title="Joy Shop, votre boutique dans l’annuaire"
        description="De la demande de compte à la première demande de devis&nbsp;: les cinq étapes pour paraître dans l’annuaire des prestataires."
        path={at("joyShop")}
      />
      <header className={`${kit.stack3} ${kit.narrow} ${reading.head}`}>
        <p className={styles.kicker}>Joy Shop</p>
        <h1>Votre boutique, là où l’on prépare la fête</h1>
        <p>
          Traiteur, salle, photo, musique, tenues&nbsp;: les couples qui tiennent leur carnet sur{" "}
          {brand} vous trouvent, vous comparent et vous écrivent.
        </p>
      </header>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {prices.length === 0 ? null : (
        <section aria-labelledby="prix" className={styles.prices}>
          <h2 id="prix">Le prix de l’abonnement</h2>
          <ul className={styles.offers}>
            {prices.map(({ months, price_fcfa }) => (
              <li key={months} className={styles.offer}>
                <h3>{months}&nbsp;mois</h3>
                <p className={styles.price}>
                  {fcfa(price_fcfa)} <small>TTC</small>
                </p>
                {months > 1 ? (
                  <p className={styles.until}>
                    Environ {fcfa(Math.round(price_fcfa / months))} par mois
                  </p>
                ) : null}
              </li>
            ))}
          </ul>
          <p>
            Rien n’est prélevé ensuite&nbsp;: nous vous écrivons avant la fin, et vous prolongez si
            vous le voulez. La demande de compte est gratuite.
          </p>
        </section>
      )}
      <div className={styles.actions}>
        <LinkButton to={at("onboarding")} reloadDocument>
          Demander un compte
        </LinkButton>
        <StoreButtons label="Joy Shop" />
      </div>
    </div>
  );
}
