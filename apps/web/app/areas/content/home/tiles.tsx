import { at } from "@jdj/contract/paths/addresses";
import { useSite } from "#app/document/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import styles from "./tiles.module.css";

const tiles: { to: string; icon: IconName; title: string; text: string }[] = [
  {
    to: at("townHalls"),
    icon: "building-bank",
    title: "Mairies",
    text: "Trouvez celle du grand jour, ses jours de célébration et ses contacts.",
  },
  {
    to: at("welcome"),
    icon: "checklist",
    title: "Event planner",
    text: "Le couple, la date, les invités\u00a0: chaque page remplie ajoute des rangs à votre tissage.",
  },
  {
    to: at("cards"),
    icon: "mail-heart",
    title: "Joy Cards",
    text: "Chaque invité reçoit sa carte et répond d’un geste, sans créer de compte.",
  },
  {
    to: at("blog"),
    icon: "article",
    title: "Blog",
    text: "Dot, mairie, budget, saison\u00a0: des conseils simples, écrits pour ici.",
  },
];

/** The welcome block, and the four services. */
export function Tiles() {
  const { brand } = useSite();
  return (
    <section className={styles.welcome} aria-labelledby="bienvenue">
      <div className={styles.text}>
        <h2 id="bienvenue">Bienvenue chez {brand}</h2>
        <p>
          Un mariage, un baptême, un anniversaire&nbsp;: on s’y perd vite entre les listes, les
          devis et les appels. {brand} tient le fil pour vous, du premier invité au dernier merci.
        </p>
      </div>
      <ul className={styles.tiles}>
        {tiles.map(({ to, icon, title, text }) => (
          <li key={title}>
            <a href={to}>
              <Icon name={icon} size={32} stroke={1.5} />
              <h3>{title}</h3>
              <p>{text}</p>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
