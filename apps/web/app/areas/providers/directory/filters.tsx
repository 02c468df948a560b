import { at } from "@jdj/contract/paths/addresses";
import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import styles from "./filters.module.css";
import { HiddenFields } from "./hidden-fields.tsx";
import type { Directory } from "./load-directory.ts";
import { addressOf, countFilters, orders, parameters, toggled } from "./wanted.ts";

/** The least marks to choose from. */
const stars = [5, 4, 3, 2, 1];

/** The panels of filters: each choice is a link, and the chosen one clears itself. */
export function Filters({ directory }: { directory: Directory }) {
  const { wanted, errors, listed } = directory;
  const set = countFilters(wanted);
  const hasErrors = Boolean(errors.minPrice ?? errors.maxPrice ?? errors.freeOn);
  return (
    <details className={styles.filters} open={hasErrors || undefined} id="filtres">
      <summary>
        <Icon name="settings" size={20} />
        Filtres{set > 0 ? ` (${set})` : ""}
      </summary>
      <div className={`${kit.stack4} ${styles.panels}`}>
        {set > 0 ? (
          <a className={`${kit.row} ${styles.clear}`} href={at("providers")}>
            <Icon name="x" size={18} />
            Effacer tous les filtres
          </a>
        ) : null}
        <form action={at("providers")} className={kit.stack4} data-count-matches>
          <HiddenFields
            wanted={{ ...wanted, provider: "" }}
            without={["minPrice", "maxPrice", "freeOn", "search"]}
          />
          <TextField
            name={parameters.search}
            label="Nom ou mot"
            type="search"
            maxLength={80}
            defaultValue={wanted.search}
          />
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
          <DateField
            name={parameters.freeOn}
            label="Libre le jour de ma fête"
            defaultValue={wanted.freeOn}
            {...(errors.freeOn ? { errors: errors.freeOn } : {})}
          />
          <Button wide>Appliquer</Button>
        </form>
        <Panel title="Note" open>
          {stars.map((mark) => (
            <Choice
              key={mark}
              href={toggled(wanted, "mark", String(mark))}
              chosen={wanted.mark === String(mark)}
            >
              <Stars mark={mark} /> {mark === 5 ? "5 étoiles" : `${mark} et plus`}
            </Choice>
          ))}
        </Panel>
        <Panel title="Catégorie" open={wanted.service !== ""}>
          {listed.service_types.map(({ id, name, providers_count: providers }) => (
            <Choice
              key={id}
              href={toggled(wanted, "service", String(id))}
              chosen={wanted.service === String(id)}
              count={providers}
            >
              {name}
            </Choice>
          ))}
        </Panel>
        <Panel title="Commune" open={wanted.town !== ""}>
          {listed.towns.map(({ id, name, providers_count: providers }) => (
            <Choice
              key={id}
              href={toggled(wanted, "town", String(id))}
              chosen={wanted.town === String(id)}
              count={providers}
            >
              {name}
            </Choice>
          ))}
        </Panel>
      </div>
    </details>
  );
}

function Stars({ mark }: { mark: number }) {
  return (
    <span className={styles.stars} aria-hidden="true">
      {"★".repeat(mark)}
    </span>
  );
}

function Panel({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details className={`${kit.ruleAbove} ${styles.panel}`} open={open || undefined}>
      <summary>
        {title}
        <Icon name="chevron-down" size={18} />
      </summary>
      <ul>{children}</ul>
    </details>
  );
}

type ChoiceProps = { href: string; chosen: boolean; count?: number; children: ReactNode };

/** One choice of a panel. A choice that would leave nobody is not offered, unless it is set. */
function Choice({ href, chosen, count, children }: ChoiceProps) {
  if (count === 0 && !chosen) return null;
  return (
    <li>
      <a href={href} aria-current={chosen ? "true" : undefined} rel="nofollow">
        <span>{children}</span>
        {chosen ? <Icon name="x" size={16} /> : count === undefined ? null : <small>{count}</small>}
      </a>
    </li>
  );
}

/** The orders of the list, one of which is chosen. */
export function Sort({ directory: { wanted } }: { directory: Directory }) {
  const chosen = orders.find(({ value }) => value === wanted.sort) ?? orders[0];
  return (
    <details className={`${kit.relative} ${styles.sort}`} data-menu>
      <summary>
        Trier&nbsp;: <strong>{chosen?.label}</strong>
        <Icon name="chevron-down" size={18} />
      </summary>
      <ul>
        {orders.map(({ value, label }, at) => (
          <li key={value}>
            <a
              href={addressOf(wanted, { sort: at === 0 ? "" : value })}
              aria-current={value === chosen?.value ? "true" : undefined}
              rel="nofollow"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
