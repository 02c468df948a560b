import { at } from "@jdj/contract/paths/addresses";
import type { TownHall } from "@jdj/contract/town-halls/town-halls";
import { fcfa } from "@jdj/french/money";
import { joinWeekdays } from "#app/areas/town-halls/join-weekdays.ts";
import { phonesOf } from "#app/areas/town-halls/town-hall-address.ts";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { Breadcrumbs } from "#app/ui/links/breadcrumbs.tsx";
import styles from "./head.module.css";

/** The picture on top, the name, the three contacts, and the cheapest day. */
export function Head({ hall }: { hall: TownHall }) {
  const photo = hall.photos.find(({ on_top }) => on_top) ?? hall.photos[0];
  return (
    <header className={`${kit.page} ${styles.head}`}>
      {photo ? (
        <img
          className={styles.photo}
          src={photo.path}
          alt={photo.caption}
          width={photo.width}
          height={photo.height}
          fetchPriority="high"
        />
      ) : null}
      <div className={`${kit.stack3} ${styles.text}`}>
        <Breadcrumbs
          crumbs={[
            { to: at("townHalls"), label: "Mairies" },
            {
              to: `${at("townHalls")}?pays=${hall.country.id}&district=${hall.district.id}`,
              label: hall.district.name,
            },
          ]}
          here={hall.town}
        />
        <h1>{hall.name}</h1>
        <Cheapest hall={hall} />
        <ContactList hall={hall} />
      </div>
    </header>
  );
}

function Cheapest({ hall: { cheapest } }: { hall: TownHall }) {
  if (!cheapest) return null;
  return (
    <p className={`${kit.wrap} ${styles.cheapest}`}>
      <span>{cheapest.labels.length > 1 ? "Jours les moins chers" : "Jour le moins cher"}</span>
      <strong>
        {joinWeekdays(cheapest.labels)} <b>{fcfa(cheapest.amount)}</b>
      </strong>
      <a href="#formalites">Tous les jours</a>
    </p>
  );
}

function ContactList({ hall }: { hall: TownHall }) {
  const [phone] = phonesOf(hall);
  const point = `${hall.latitude},${hall.longitude}`;
  return (
    <ul className={`${kit.stack2} ${styles.links}`}>
      {phone ? (
        <li>
          <a href={`tel:${phone}`} className={`${kit.control} ${styles.call}`}>
            <Icon name="phone" size={22} />
            Appeler
          </a>
        </li>
      ) : null}
      <li>
        <a
          className={kit.control}
          href={`geo:${point}?q=${point}(${encodeURIComponent(hall.name)})`}
          data-route={point}
        >
          <Icon name="route" size={22} />
          Itinéraire
        </a>
      </li>
      {hall.website_link ? (
        <li>
          <a className={kit.control} href={hall.website_link} target="_blank" rel="noreferrer">
            <Icon name="world" size={22} />
            Site<span className="visually-hidden"> de la mairie (nouvel onglet)</span>
          </a>
        </li>
      ) : null}
    </ul>
  );
}
