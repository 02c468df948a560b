import { at } from "@jdj/contract/paths/addresses";
import { grouped } from "@jdj/french/money";
import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import styles from "./filters.module.css";
import type { Listed } from "./load-articles.ts";
import { addressOf, countFilters, parameters, toggled, type Wanted } from "./wanted.ts";

/** The panel of filters: each choice is a link, and the chosen one clears itself. */
export function Filters({ found }: { found: Listed }) {
  const { wanted, errors, listed, category, parent } = found;
  const set = countFilters(wanted);
  const hasErrors = Boolean(errors.minPrice ?? errors.maxPrice);
  const top = parent ?? category;
  const shown = listed.categories.filter(({ parent_id: above }) =>
    top ? above === top.id : above === null,
  );
  return (
    <details className={styles.filters} open={hasErrors || undefined} id="filtres">
      <summary>
        <Icon name="settings" size={20} />
        Filtres{set > 0 ? ` (${set})` : ""}
      </summary>
      <div className={`${kit.stack4} ${styles.panels}`}>
        {set > 0 || wanted.search !== "" ? (
          <a className={`${kit.row} ${styles.clear}`} href={at("shopping")}>
            <Icon name="x" size={18} />
            Effacer tous les filtres
          </a>
        ) : null}
        <section aria-labelledby="filtre-categories">
          <h2 id="filtre-categories">Catégories</h2>
          <ul>
            {top ? (
              <>
                <Choice href={addressOf(wanted, { category: "" })} chosen={false}>
                  <Icon name="arrow-left" size={16} /> Toutes catégories
                </Choice>
                <Choice
                  href={addressOf(wanted, { category: String(top.id) })}
                  chosen={top === category}
                  count={top.articles_count}
                >
                  {top.name}
                </Choice>
              </>
            ) : null}
            {shown.map(({ id, name, articles_count: articles }) => (
              <Choice
                key={id}
                href={addressOf(wanted, {
                  category: id === category?.id ? String(parent?.id ?? "") : String(id),
                })}
                chosen={id === category?.id}
                count={articles}
                isBelow={top !== undefined}
              >
                {name}
              </Choice>
            ))}
          </ul>
        </section>
        <form
          action={
            wanted.category ? at("shoppingCategory", { id: wanted.category }) : at("shopping")
          }
          className={`${kit.stack2} ${styles.typed}`}
        >
          <HiddenFields wanted={wanted} without={["minPrice", "maxPrice"]} />
          <fieldset className={styles.prices}>
            <legend>Prix en FCFA</legend>
            <TextField
              name={parameters.minPrice}
              label="De"
              inputMode="numeric"
              placeholder="0"
              defaultValue={wanted.minPrice}
              {...(errors.minPrice ? { errors: errors.minPrice } : {})}
            />
            <TextField
              name={parameters.maxPrice}
              label="À"
              inputMode="numeric"
              placeholder="10000000"
              defaultValue={wanted.maxPrice}
              {...(errors.maxPrice ? { errors: errors.maxPrice } : {})}
            />
          </fieldset>
          <Button look="plain" wide>
            Appliquer
          </Button>
        </form>
        <section aria-labelledby="filtre-genres">
          <h2 id="filtre-genres">Genre et disponibilité</h2>
          <ul>
            <Choice href={toggled(wanted, "available", "1")} chosen={wanted.available === "1"}>
              Disponible maintenant
            </Choice>
            <Choice href={toggled(wanted, "kind", "articles")} chosen={wanted.kind === "articles"}>
              Articles
            </Choice>
            <Choice href={toggled(wanted, "kind", "services")} chosen={wanted.kind === "services"}>
              Services
            </Choice>
          </ul>
        </section>
      </div>
    </details>
  );
}

function HiddenFields({
  wanted,
  without,
}: {
  wanted: Wanted;
  without: readonly (keyof typeof parameters)[];
}) {
  const fields = (Object.keys(parameters) as (keyof typeof parameters)[]).filter(
    (field) => wanted[field] !== "" && !without.includes(field),
  );
  return fields.map((field) => (
    <input key={field} type="hidden" name={parameters[field]} value={wanted[field]} />
  ));
}

type ChoiceProps = {
  href: string;
  chosen: boolean;
  count?: number;
  isBelow?: boolean;
  children: ReactNode;
};

/** One choice of a panel. A choice that would leave nothing is not offered, unless it is set. */
function Choice({ href, chosen, count, isBelow, children }: ChoiceProps) {
  if (count === 0 && !chosen) return null;
  return (
    <li>
      <a
        href={href}
        aria-current={chosen ? "true" : undefined}
        rel="nofollow"
        className={isBelow ? styles.below : undefined}
      >
        <span>{children}</span>
        {chosen ? (
          <Icon name="x" size={16} />
        ) : count === undefined ? null : (
          <small>{grouped(count)}</small>
        )}
      </a>
    </li>
  );
}
