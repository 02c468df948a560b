import { at } from "@jdj/contract/paths/addresses";
import { type ChecklistItem, checklist, checklistLabels } from "@jdj/contract/providers/checklist";
import type { Shop } from "@jdj/contract/providers/profile";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { Permitted } from "#app/ui/permitted.tsx";
import words from "#app/ui/words.module.css";
import styles from "./checklist.module.css";

const pages: Readonly<Record<ChecklistItem, string>> = {
  texts: at("proShop"),
  prices: `${at("proShop")}#champ-min_price`,
  services: `${at("proShop")}#champ-min_price`,
  towns: `${at("proShop")}#champ-town_id`,
  address: at("proAddresses"),
  photo: at("proMedia"),
};

/** What remains to be done before the page is public, and its button; nothing once it is. */
export function ShopChecklist({
  shop,
}: {
  shop: Pick<Shop, "published" | "released" | "suspended" | "missing">;
}) {
  const { published, released, suspended, missing } = shop;
  if (suspended)
    return (
      <section className={`${kit.card} ${kit.stack3} ${styles.box}`} aria-labelledby="publier">
        <h2 id="publier">Votre page est retirée</h2>
        <p>
          Notre équipe l’a retirée de l’annuaire. <a href={at("contact")}>Écrivez-nous</a> pour la
          remettre en ligne.
        </p>
      </section>
    );
  if (published) return null;
  if (released)
    return (
      <section className={`${kit.card} ${kit.stack3} ${styles.box}`} aria-labelledby="publier">
        <h2 id="publier">Votre page attend l’abonnement</h2>
        <p>
          Elle n’est pas dans l’annuaire. Dès que l’abonnement est réglé, elle y paraît et vous
          recevez des demandes de devis.
        </p>
        <LinkButton to={at("proSubscription")} reloadDocument>
          Régler l’abonnement
        </LinkButton>
      </section>
    );
  const done = checklist.length - missing.length;
  return (
    <section className={`${kit.card} ${kit.stack3} ${styles.box}`} aria-labelledby="publier">
      <h2 id="publier">
        {missing.length === 0 ? "Votre page est prête" : `Encore ${missing.length} à remplir`}
      </h2>
      <ul className={`${kit.grid} ${styles.items}`}>
        {checklist.map((item) => {
          const isDone = !missing.includes(item);
          const label = checklistLabels[item];
          return (
            <li key={item} className={isDone ? styles.done : undefined}>
              <Icon name={isDone ? "circle-check" : "minus"} size={22} stroke={1.75} />
              {isDone ? (
                <span>
                  {label}
                  <span className="visually-hidden"> (fait)</span>
                </span>
              ) : (
                <a href={pages[item]}>{label}</a>
              )}
            </li>
          );
        })}
      </ul>
      {missing.length === 0 ? (
        <Permitted need="publication:write">
          <form method="post" action={at("proShop")}>
            <input type="hidden" name="intent" value="publish" />
            <Button>Publier ma page</Button>
          </form>
        </Permitted>
      ) : (
        <p className={words.note}>
          {done} sur {checklist.length}. Vous publierez votre page dès que tout est rempli.
        </p>
      )}
    </section>
  );
}
