import type { Introduction } from "@jdj/contract/content/section-introductions";
import { at } from "@jdj/contract/paths/addresses";
import type { TownName } from "@jdj/contract/town-halls/town-halls";
import { Finder } from "#app/areas/town-halls/finder.tsx";
import { useSite } from "#app/document/site.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { Cloth } from "#app/weave/cloth.tsx";
import styles from "./hero.module.css";

type HeroProps = {
  text: Introduction;
  countries: readonly { id: number; name: string }[];
  halls: readonly TownName[];
  /** Whether a demonstration is loaded that the tour shows. */
  hasTour: boolean;
};

/** The designs on the cloth; a phone has room for the one in front. */
const cards = [
  { code: "fleur-de-bissap", place: styles.left, lazily: true },
  { code: "pleine-lune", place: styles.right, lazily: true },
  { code: "arche", place: styles.front, lazily: false },
];

/** A card of ours, the slogan, the link to a notebook and the town-hall finder, on the first screen of a phone. */
export function Hero({ text, countries, halls, hasTour }: HeroProps) {
  const { user } = useSite();
  return (
    <section className={`${kit.stack5} ${kit.page} ${styles.hero}`}>
      <div className={styles.show}>
        <Cloth className={styles.cloth} seed="accueil-33" strips={14} rows={72} cover texture />
        {cards.map(({ code, place, lazily }) => (
          <img
            key={code}
            className={`${styles.card} ${place ?? ""}`}
            src={`/api/v1/designs/${code}/preview.png?size=small`}
            alt=""
            width={240}
            height={300}
            loading={lazily ? "lazy" : undefined}
          />
        ))}
      </div>
      <div className={styles.text}>
        <h1>{text.title}</h1>
        <div className={`${kit.wrap3} ${kit.spaceAbove4} ${styles.actions}`}>
          {user ? (
            <LinkButton to={at("couple")} reloadDocument>
              Ouvrir mon carnet
            </LinkButton>
          ) : (
            <>
              <LinkButton to={at("register")} reloadDocument>
                Créer mon carnet
              </LinkButton>
              <LinkButton to={at("signIn")} reloadDocument variant="plain">
                Se connecter
              </LinkButton>
            </>
          )}
        </div>
        <p className={styles.lead}>{text.first}</p>
      </div>
      <div className={styles.finder}>
        <h2>Votre mairie</h2>
        {halls.length > 0 ? (
          <Finder countries={countries} halls={halls} compact />
        ) : (
          <LinkButton to={at("townHalls")} reloadDocument variant="plain" wide>
            Trouver ma mairie
          </LinkButton>
        )}
      </div>
      {hasTour ? (
        <a className={styles.tour} href={at("tour")}>
          <Icon name="eye" size={20} />
          Voir une fête en préparation
        </a>
      ) : null}
    </section>
  );
}
