import { at } from "@jdj/contract/paths/addresses";
import type { Boost } from "@jdj/contract/providers/boosts";
import { longDate } from "@jdj/french/dates";
import styles from "#app/areas/providers/listings/page.module.css";
import { LinkButton } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";

type BoostStandingProps = { boost: Boost };

/** Where the page stands in the directory's lists, and what it waits for. */
export function BoostStanding({ boost }: BoostStandingProps) {
  const { page, ends_on: endsOn } = boost;
  const isBefore = page === "highlighted" || (page === "public" && endsOn !== null);
  return (
    <section
      className={`${kit.card} ${styles.standing} ${isBefore ? styles.good : styles.waiting}`}
      aria-labelledby="etat"
    >
      <h2 id="etat">{headingOf(boost)}</h2>
      <p>{textOf(boost)}</p>
      {page === "hidden" ? (
        <div>
          <LinkButton to={at("proSubscription")} variant="plain" reloadDocument>
            Voir mon abonnement
          </LinkButton>
        </div>
      ) : null}
      {page === "suspended" ? (
        <div>
          <LinkButton to={at("contact")} variant="plain" reloadDocument>
            Nous écrire
          </LinkButton>
        </div>
      ) : null}
    </section>
  );
}

function headingOf({ page, ends_on: endsOn }: Boost): string {
  if (page === "suspended") return "Votre page est retirée de l’annuaire";
  if (page === "hidden") return "Votre page n’est pas encore dans l’annuaire";
  if (page === "highlighted") return "Vous êtes déjà en tête";
  return endsOn === null
    ? "Passez en tête des listes"
    : `En tête des listes jusqu’au ${longDate(endsOn)}`;
}

function textOf({ page, ends_on: endsOn }: Boost): string {
  if (page === "suspended") return "Notre équipe l’a retirée\u00a0: écrivez-nous d’abord.";
  if (page === "hidden")
    return "Publiez-la et réglez son abonnement\u00a0: elle pourra ensuite être mise en avant.";
  if (page === "highlighted")
    return "Nous vous recommandons vivement\u00a0: votre page vient avant toutes celles qui sont mises en avant.";
  return endsOn === null
    ? "Pendant quelques jours, votre page vient avant les autres dans l’annuaire, la recherche et les listes de vos métiers."
    : "Ce que vous réglez en plus commence après, aucun jour n’est perdu.";
}
