import type { Earning } from "@jdj/contract/orders/earnings";
import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { PageLinks } from "#app/ui/page-links.tsx";
import pro from "#app/ui/pro.module.css";
import words from "#app/ui/words.module.css";
import { earningLabels } from "./earning-labels.ts";
import styles from "./page.module.css";

type Earnings = {
  balance: number;
  held: number;
  available: number;
  commission_percent: number;
  items: Earning[];
  has_more: boolean;
};

/** What may be paid out now, and what waits. */
export function Balance({ earnings, sells }: { earnings: Earnings; sells: boolean }) {
  return (
    <dl className={`${words.terms} ${kit.stack3} ${styles.sums}`}>
      <div className={kit.card}>
        <dt>Disponible</dt>
        <dd className={`${words.bold} ${styles.available}`}>{fcfa(earnings.available)}</dd>
      </div>
      <div className={kit.card}>
        <dt>En attente</dt>
        <dd className={words.bold}>{fcfa(earnings.held)}</dd>
        <dd className={`${words.bold} ${words.note}`}>
          Acomptes jusqu’à deux jours après la prestation, commandes jusqu’à leur réception
          confirmée ou cinq jours après la livraison, et tant qu’un retour est possible
        </dd>
      </div>
      {sells ? (
        <div className={kit.card}>
          <dt>Commission</dt>
          <dd className={words.bold}>{earnings.commission_percent}&nbsp;%</dd>
          <dd className={`${words.bold} ${words.note}`}>Du prix des articles, déjà déduite</dd>
        </div>
      ) : null}
    </dl>
  );
}

/** The moves of the shop's money, the newest first. */
export function Moves({
  earnings,
  page,
  sells,
}: {
  earnings: Earnings;
  page: number;
  sells: boolean;
}) {
  const { items, has_more: hasMore } = earnings;
  const address = (to: number) => `${at("proEarnings")}?page=${to}`;
  return (
    <section className={kit.stack4} aria-labelledby="mouvements">
      <h2 id="mouvements">Mouvements</h2>
      {items.length === 0 ? (
        <>
          <p className={`${kit.narrow} ${words.secondary}`}>
            {sells
              ? "Vos ventes et vos acomptes apparaissent ici dès leur paiement\u00a0: mettez un article en vente, puis partagez son lien."
              : "Les acomptes de vos devis et de vos réservations apparaissent ici dès leur paiement."}
          </p>
          <div>
            <LinkButton
              to={sells ? at("proProducts") : at("proRequests")}
              variant="plain"
              reloadDocument
            >
              {sells ? "Voir mes articles" : "Voir mes demandes"}
            </LinkButton>
          </div>
        </>
      ) : (
        <>
          <ul className={`${kit.card} ${kit.grid}`}>
            {items.map(({ id, kind, reference, amount, at: moved }) => (
              <li key={id} className={`${kit.cluster} ${pro.row}`}>
                <div className={pro.who}>
                  <p>{earningLabels[kind]}</p>
                  <p className={words.note}>
                    {reference === null ? "" : `${reference} · `}
                    {dateAndTime(moved)}
                  </p>
                </div>
                <strong className={words.nowrap}>
                  {amount > 0 ? "+" : ""}
                  {fcfa(amount)}
                </strong>
              </li>
            ))}
          </ul>
          <PageLinks
            className={pro.pages}
            page={page}
            hasMore={hasMore}
            to={address}
            newer="Plus récents"
            older="Plus anciens"
          />
          <div>
            <LinkButton
              to={at("proEarningsFile")}
              variant="plain"
              icon={<Icon name="download" size={20} />}
              reloadDocument
            >
              Télécharger le relevé (CSV)
            </LinkButton>
          </div>
        </>
      )}
    </section>
  );
}
