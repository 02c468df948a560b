import { clothAddress } from "#app/areas/content/cloth-address.ts";
import styles from "./page.module.css";

const families = ["Awa & Koffi", "Mariam & Yao", "Grâce & Ismaël", "Les 60 ans de Tantie"];

/** Patterns of invented events, at different stages. */
export function Families() {
  return (
    <section className={styles.section} aria-labelledby="tissages">
      <h2 id="tissages">Chaque fête a son tissage</h2>
      <p>Il naît avec votre carnet, habille vos cartes et se complète à mesure que tout avance.</p>
      <ul className={styles.cloths}>
        {families.map((name, index) => (
          <li key={name}>
            <img
              src={`${clothAddress(`exemple-${index + 1}`)}?rangs=${60 - index * 7}`}
              alt=""
              width={240}
              height={120}
              loading="lazy"
            />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
