import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import reading from "#app/areas/content/reading.module.css";
import styles from "#app/areas/content/vendors/vendors.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { apiContext } from "#app/http/context.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "static", cachedBy: [] };

export async function loader({ context }: Route.LoaderArgs) {
  const { content, providers } = context.get(apiContext);
  const [offers, boosts] = await Promise.all([
    content.vendors.visibilityOffers(),
    providers.boosts.prices(),
  ]);
  return { ...offers, boosts: boosts.data };
}

/** `/joy-visibility`: the advertising banners on offer, and how they are paid. */
export default function JoyVisibility({ loaderData }: Route.ComponentProps) {
  const { data: offers, payment_numbers: numbers, boosts } = loaderData;
  const percents = new Set(offers.map(({ orderPercent }) => orderPercent));
  // The steps name the part that is paid with the order when it is the same for every offer.
  const percent = percents.size === 1 ? (offers[0]?.orderPercent ?? null) : null;
  return (
    <div className={`${kit.page} ${reading.page} ${styles.gold}`}>
      <PublicHead
        title="Joy Visibility, vos bannières publicitaires"
        description="Une bannière dessinée pour vous et montrée aux couples qui préparent leur fête&nbsp;: prix, paiement et délais."
        path={at("joyVisibility")}
      />
      <header className={`${kit.stack3} ${kit.narrow} ${reading.head}`}>
        <p className={styles.kicker}>Joy Visibility</p>
        <h1>Soyez vu de ceux qui préparent une fête</h1>
        <p>
          Nous dessinons votre bannière et la montrons sur l’accueil, là où les couples passent
          avant de choisir leurs prestataires.
        </p>
      </header>
      {offers.length === 0 ? (
        <div className={styles.offers}>
          <Note>
            Aucune offre n’est ouverte en ce moment. Écrivez-nous&nbsp;: nous vous préviendrons de
            la prochaine.
          </Note>
        </div>
      ) : (
        <ul className={styles.offers}>
          {offers.map((offer) => (
            <li key={offer.id} className={styles.offer}>
              <h2>{offer.name}</h2>
              <p>{offer.description}</p>
              <p className={styles.price}>
                {fcfa(offer.priceFcfa)} <small>TTC</small>
              </p>
              <dl className={styles.shares}>
                <div>
                  <dt>À la commande ({offer.orderPercent}&nbsp;%)</dt>
                  <dd>{fcfa(offer.atOrderFcfa)}</dd>
                </div>
                <div>
                  <dt>À la livraison ({100 - offer.orderPercent}&nbsp;%)</dt>
                  <dd>{fcfa(offer.atDeliveryFcfa)}</dd>
                </div>
              </dl>
              <p className={styles.until}>
                Offre valable {offer.validDays}&nbsp;jours, jusqu’au {longDate(offer.validUntil)}.
              </p>
            </li>
          ))}
        </ul>
      )}
      <ol className={styles.steps}>
        <li>
          <h2>Écrivez-nous</h2>
          <p>
            Dites ce que vous voulez montrer et joignez vos idées&nbsp;: nous confirmons l’offre.
          </p>
        </li>
        <li>
          <h2>{percent === null ? "Réglez l’acompte" : `Réglez ${percent}\u00a0%`}</h2>
          <p>Par mobile money, une fois la commande confirmée. Vous recevez un reçu.</p>
        </li>
        <li>
          <h2>
            {percent === null
              ? "Relisez, puis réglez le solde"
              : `Relisez, puis réglez ${100 - percent}\u00a0%`}
          </h2>
          <p>Le solde est dû à la livraison, quand la bannière vous convient.</p>
        </li>
      </ol>
      {numbers.length > 0 ? (
        <section className={styles.numbers} aria-labelledby="numeros">
          <h2 id="numeros">Numéros de paiement</h2>
          <dl>
            {numbers.map(({ operator, number }) => (
              <div key={operator}>
                <dt>{operator}</dt>
                <dd>{number}</dd>
              </div>
            ))}
          </dl>
          <p>Ne payez jamais sur un autre numéro que ceux de cette page.</p>
        </section>
      ) : null}
      <LinkButton to={at("contact")} reloadDocument>
        Commander une bannière
      </LinkButton>
      {boosts.length > 0 ? (
        <section className={`${kit.stack4} ${styles.boost}`} aria-labelledby="mise-en-avant">
          <h2 id="mise-en-avant">Ou passez en tête de l’annuaire</h2>
          <p className={kit.narrow}>
            Vous êtes déjà dans l’annuaire&nbsp;? Votre page vient avant les autres dans les listes
            de vos métiers, avec la mention «&nbsp;Sponsorisé&nbsp;». Vous la réglez en ligne et
            voyez ce qu’elle vous apporte.
          </p>
          <ul className={styles.boosts}>
            {boosts.map(({ days, price_fcfa }) => (
              <li key={days}>
                {days}&nbsp;jours <strong>{fcfa(price_fcfa)}</strong>
              </li>
            ))}
          </ul>
          <div>
            <LinkButton to={at("proBoost")} variant="plain" reloadDocument>
              Mettre ma page en avant
            </LinkButton>
          </div>
        </section>
      ) : null}
    </div>
  );
}
