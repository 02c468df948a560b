import { at } from "@jdj/contract/paths/addresses";
import kit from "#app/ui/kit.module.css";
import type { Recommended } from "./find-recommended.ts";
import styles from "./recommended-providers.module.css";

/** Recommended providers, each linking to those of the same service; nothing when there are none. */
export function RecommendedProviders({ providers }: { providers: readonly Recommended[] }) {
  if (providers.length === 0) return null;
  return (
    <section className={styles.recommended} aria-labelledby="recommandes">
      <h2 id="recommandes">Prestataires recommandés</h2>
      <ul className={`${kit.stack3} ${kit.fullWidth}`}>
        {providers.map(({ id, name, town, services }) => (
          <li className={kit.card} key={id}>
            <a
              href={
                services[0]
                  ? at("providersFor", { serviceTypeId: services[0].id, budgetId: 0 })
                  : at("providers")
              }
            >
              {name}
            </a>
            <span>{[...services.map((one) => one.name), town].join(" · ")}</span>
          </li>
        ))}
      </ul>
      <a href={at("providers")}>Voir tous les prestataires</a>
    </section>
  );
}
