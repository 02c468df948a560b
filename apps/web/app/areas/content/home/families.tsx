import type { Introduction } from "@jdj/contract/content/introductions";
import { clothAddress } from "#app/areas/content/cloth-address.ts";
import kit from "#app/ui/kit.module.css";
import styles from "./page.module.css";

const families = ["Awa & Koffi", "Mariam & Yao", "Grâce & Ismaël", "Les 60 ans de Tantie"];

/** Patterns of invented events, at different stages. */
export function Families({ text }: { text: Introduction }) {
  return (
    <section className={`${kit.page} ${styles.section}`} aria-labelledby="tissages">
      <h2 id="tissages">{text.title}</h2>
      <p>{text.first}</p>
      <ul className={`${kit.stack4} ${styles.cloths}`}>
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
