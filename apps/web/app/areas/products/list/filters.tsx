import { at } from "@jdj/contract/paths/addresses";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import {
  FilterChoice,
  FilterPanel,
  HiddenFields,
  PriceFields,
} from "#app/ui/listing/filter-panel.tsx";
import styles from "./filters.module.css";
import type { Listed } from "./load-products.ts";
import { addressOf, countFilters, parameters, toggled } from "./wanted-products.ts";

/** The filters of the products. */
export function Filters({ found }: { found: Listed }) {
  const { wanted, errors, listed, category, parent } = found;
  const set = countFilters(wanted);
  const top = parent ?? category;
  const shown = listed.categories.filter(({ parent_id: above }) =>
    top ? above === top.id : above === null,
  );
  return (
    <FilterPanel
      className={styles.filters}
      set={set}
      clear={set > 0 || wanted.search !== "" ? at("shopping") : null}
      hasErrors={Boolean(errors.minPrice ?? errors.maxPrice)}
    >
      <section aria-labelledby="filtre-categories">
        <h2 id="filtre-categories" className={styles.heading}>
          Catégories
        </h2>
        <ul>
          {top ? (
            <>
              <FilterChoice href={addressOf(wanted, { category: "" })} chosen={false}>
                <span className={kit.row1}>
                  <Icon name="arrow-left" size={16} /> Toutes catégories
                </span>
              </FilterChoice>
              <FilterChoice
                href={addressOf(wanted, { category: String(top.id) })}
                chosen={top === category}
                count={top.articles_count}
              >
                {top.name}
              </FilterChoice>
            </>
          ) : null}
          {shown.map(({ id, name, articles_count: products }) => (
            <FilterChoice
              key={id}
              href={addressOf(wanted, {
                category: id === category?.id ? String(parent?.id ?? "") : String(id),
              })}
              chosen={id === category?.id}
              count={products}
              isBelow={top !== undefined}
            >
              {name}
            </FilterChoice>
          ))}
        </ul>
      </section>
      <form
        action={wanted.category ? at("shoppingCategory", { id: wanted.category }) : at("shopping")}
        className={`${kit.stack2} ${styles.typed}`}
      >
        <HiddenFields names={parameters} values={wanted} without={["minPrice", "maxPrice"]} />
        <PriceFields names={parameters} values={wanted} errors={errors} />
        <Button variant="plain" wide>
          Appliquer
        </Button>
      </form>
      <section aria-labelledby="filtre-genres">
        <h2 id="filtre-genres" className={styles.heading}>
          Genre et disponibilité
        </h2>
        <ul>
          <FilterChoice href={toggled(wanted, "available", "1")} chosen={wanted.available === "1"}>
            Disponible maintenant
          </FilterChoice>
          <FilterChoice
            href={toggled(wanted, "kind", "articles")}
            chosen={wanted.kind === "articles"}
          >
            Articles
          </FilterChoice>
          <FilterChoice
            href={toggled(wanted, "kind", "services")}
            chosen={wanted.kind === "services"}
          >
            Services
          </FilterChoice>
        </ul>
      </section>
    </FilterPanel>
  );
}
