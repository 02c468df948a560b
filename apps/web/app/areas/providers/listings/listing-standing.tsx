import { at } from "@jdj/contract/paths/addresses";
import type { Listing } from "@jdj/contract/providers/listings";
import { longDate } from "@jdj/french/dates";
import { isPlural } from "@jdj/french/plural";
import { LinkButton } from "#app/ui/button.tsx";
import { Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./page.module.css";

/** How many days before its end a listing is shown as ending. */
const SOON_DAYS = 14;

/** From how many days on they are not counted any more. */
const FAR_DAYS = 90;

function daysLeft(days: number): string {
  if (days > FAR_DAYS) return "";
  if (days === 0) return "C’est le dernier jour. ";
  return `Encore ${days}\u00a0${isPlural(days) ? "jours" : "jour"}. `;
}

/** Until when the shop is in the directory, and what it waits for. */
export function ListingStanding({ listing }: { listing: Listing }) {
  const { state, ends_on: endsOn, days_left: days } = listing;
  const endsSoon = days !== null && days <= SOON_DAYS;
  return (
    <section
      className={`${kit.card} ${styles.standing} ${state === "running" && !endsSoon ? styles.good : styles.waiting}`}
      aria-labelledby="etat"
    >
      <h2 id="etat">
        {state === "running" && endsOn !== null
          ? `Valable jusqu’au ${longDate(endsOn)}`
          : state === "ended"
            ? "Votre abonnement est terminé"
            : "Pas encore d’abonnement"}
      </h2>
      <p>
        {state === "running"
          ? `${daysLeft(days ?? 0)}${
              endsSoon
                ? "Prolongez dès maintenant\u00a0: la nouvelle période commence après celle-ci, aucun jour n’est perdu."
                : "Nous vous écrirons 14\u00a0jours avant la fin."
            }`
          : state === "ended"
            ? `${endsOn === null ? "" : `Il a pris fin le ${longDate(endsOn)}. `}Rien n’est effacé, et vos demandes et réservations en cours continuent. Réglez une période\u00a0: votre page revient aussitôt dans l’annuaire.`
            : "Dès qu’il est réglé, votre page paraît dans l’annuaire et vous recevez des demandes de devis."}
      </p>
      <Page page={listing.page} />
    </section>
  );
}

/** What the page itself lacks, beside the listing. */
function Page({ page }: Pick<Listing, "page">) {
  if (page === "suspended")
    return (
      <Note tone="warning">
        Notre équipe a retiré votre page. <a href={at("contact")}>Écrivez-nous</a> avant de régler
        une période.
      </Note>
    );
  if (page === "incomplete" || page === "draft")
    return (
      <>
        <p>
          {page === "draft"
            ? "Votre boutique est remplie\u00a0: il reste à publier votre page."
            : "Remplissez d’abord votre boutique\u00a0: la période commence dès le paiement."}
        </p>
        <div>
          <LinkButton to={at("proShop")} variant="plain" reloadDocument>
            {page === "draft" ? "Publier ma page" : "Remplir ma boutique"}
          </LinkButton>
        </div>
      </>
    );
  return null;
}
