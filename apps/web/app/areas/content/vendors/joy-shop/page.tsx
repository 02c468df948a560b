import { at } from "@jdj/contract/paths/addresses";
import reading from "#app/areas/content/reading.module.css";
import { StoreButtons } from "#app/areas/content/store-buttons.tsx";
import styles from "#app/areas/content/vendors/vendors.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { useSite } from "#app/document/site.ts";
import { LinkButton } from "#app/ui/button.tsx";

export const handle: PageHandle = { page: "static", cachedBy: [] };

const steps = [
  {
    title: "Demandez un compte",
    text: "Remplissez la demande\u00a0: votre entreprise, votre activité, vos coordonnées.",
  },
  { title: "Nous vérifions", text: "Notre équipe vérifie la demande, puis crée votre compte." },
  {
    title: "Remplissez votre boutique",
    text: "Photos, description, tarifs, zones où vous travaillez\u00a0: ce que les couples cherchent.",
  },
  { title: "Nous l’activons", text: "Une dernière relecture, et votre boutique est prête." },
  {
    title: "Réglez l’abonnement",
    text: "Dès qu’il est réglé, vous paraissez dans l’annuaire et recevez des demandes de devis.",
  },
];

/** `/joy-shop`: how a vendor is listed. */
export default function JoyShop() {
  const { brand } = useSite();
  return (
    <div className={`${reading.page} ${styles.green}`}>
      <PublicHead
        title="Joy Shop, votre boutique dans l’annuaire"
        description="De la demande de compte à la première demande de devis&nbsp;: les cinq étapes pour paraître dans l’annuaire des prestataires."
        path={at("joyShop")}
      />
      <header className={reading.head}>
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
      <div className={styles.actions}>
        <LinkButton to={at("onboarding")} reloadDocument>
          Demander un compte
        </LinkButton>
        <StoreButtons label="Joy Shop" />
      </div>
    </div>
  );
}
