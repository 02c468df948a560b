import type { PublicGiftList } from "@jdj/contract/gifts/public-lists";
import { fcfa } from "@jdj/french/money";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

/** One wish of the hosts, with what is still to be given of it. */
export function WishCard({ item }: { item: PublicGiftList["items"][number] }) {
  const { id, name, price, quantity, image, free_fcfa: free, held_fcfa: held } = item;
  const isWhole = free === price * quantity;
  return (
    <li
      className={`${kit.stack4} ${styles.wish}`}
      data-complete={(free === 0 && held === 0) || undefined}
    >
      {image === null ? (
        <span className={`${kit.placeCentre} ${styles.picture}`} aria-hidden="true">
          <Icon name="gift" size={32} stroke={1.5} />
        </span>
      ) : (
        <img
          src={image}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          className={`${kit.placeCentre} ${styles.picture}`}
        />
      )}
      <div className={`${kit.stackTight} ${words.breakAnywhere} ${kit.itemsStart}`}>
        <h3>{name}</h3>
        <p className={words.secondary}>
          {quantity > 1 ? `${quantity} à ${fcfa(price)}` : fcfa(price)}
        </p>
        {free === 0 && held === 0 ? (
          <Badge tone="good">Déjà offert</Badge>
        ) : free === 0 ? (
          <p className={`${words.bold} ${words.hibiscus}`}>Quelqu’un est en train de l’offrir</p>
        ) : (
          <>
            {isWhole ? null : (
              <p className={`${words.bold} ${words.hibiscus}`}>Il reste {fcfa(free)} à offrir</p>
            )}
            <LinkButton
              to={`?cadeau=${id}`}
              reloadDocument
              variant="plain"
              aria-label={`Offrir\u00a0: ${name}`}
            >
              Offrir
            </LinkButton>
          </>
        )}
      </div>
    </li>
  );
}
