import type { Introduction } from "@jdj/contract/content/section-introductions";
import { at } from "@jdj/contract/paths/addresses";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import kit from "#app/ui/kit.module.css";
import styles from "./tiles.module.css";

const tiles: { to: string; icon: IconName; title: string; detail: string }[] = [
  {
    to: at("townHalls"),
    icon: "building-bank",
    title: "Mairies",
    detail: "Trouvez celle du grand jour, ses jours de célébration et ses contacts.",
  },
  {
    to: at("welcome"),
    icon: "checklist",
    title: "Event planner",
    detail:
      "Le couple, la date, les invités\u00a0: chaque page remplie ajoute des rangs à votre tissage.",
  },
  {
    to: at("cards"),
    icon: "mail-heart",
    title: "Joy Cards",
    detail: "Chaque invité reçoit sa carte et répond d’un geste, sans créer de compte.",
  },
  {
    to: at("blog"),
    icon: "article",
    title: "Blog",
    detail: "Dot, mairie, budget, saison\u00a0: des conseils simples, écrits pour ici.",
  },
];

/** The welcome block, and the four services. */
export function Tiles({ text }: { text: Introduction }) {
  return (
    <section className={`${kit.stack6} ${kit.page} ${styles.welcome}`} aria-labelledby="bienvenue">
      <div className={styles.text}>
        <h2 id="bienvenue">{text.title}</h2>
        <p>{text.first}</p>
      </div>
      <ul className={styles.tiles}>
        {tiles.map(({ to, icon, title, detail }) => (
          <li key={title}>
            <a href={to}>
              <Icon name={icon} size={32} stroke={1.5} />
              <h3>{title}</h3>
              <p>{detail}</p>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
