import { at } from "@jdj/contract/paths/addresses";
import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { CountField } from "#app/ui/count-field.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import {
  FilterChoice,
  FilterPanel,
  HiddenFields,
  PriceFields,
} from "#app/ui/listing/filter-panel.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import styles from "./filters.module.css";
import type { Directory } from "./load-directory.ts";
import { countFilters, parameters, toggled, type Wanted } from "./wanted-providers.ts";

/** The least ratings to choose from. */
const ratings = [5, 4, 3, 2, 1];

/** The filters of the directory. */
export function Filters({ directory }: { directory: Directory }) {
  const { wanted, errors, listed } = directory;
  const set = countFilters(wanted);
  return (
    <FilterPanel
      className={styles.filters}
      set={set}
      clear={set > 0 ? at("providers") : null}
      hasErrors={Boolean(errors.guests ?? errors.minPrice ?? errors.maxPrice ?? errors.freeOn)}
    >
      <form action={at("providers")} className={kit.stack4} data-count-matches>
        <HiddenFields
          names={parameters}
          values={{ ...wanted, provider: "" }}
          without={["guests", "minPrice", "maxPrice", "freeOn", "search"]}
        />
        <TextField
          name={parameters.search}
          label="Nom ou mot"
          type="search"
          maxLength={80}
          defaultValue={wanted.search}
        />
        <CountField
          name={parameters.guests}
          label="Nombre d’invités"
          hint="Pour comparer les prix par personne."
          defaultValue={wanted.guests}
          {...(errors.guests ? { errors: errors.guests } : {})}
          ofGuests
        />
        <PriceFields names={parameters} values={wanted} errors={errors} />
        <DateField
          name={parameters.freeOn}
          label="Libre le jour de ma fête"
          defaultValue={wanted.freeOn}
          {...(errors.freeOn ? { errors: errors.freeOn } : {})}
        />
        <Button wide>Appliquer</Button>
      </form>
      <Section title="Note" open>
        {ratings.map((rating) => (
          <FilterChoice
            key={rating}
            href={toggled(wanted, "mark", String(rating))}
            chosen={wanted.mark === String(rating)}
          >
            <span className={styles.stars} aria-hidden="true">
              {"★".repeat(rating)}
            </span>{" "}
            {rating === 5 ? "5 étoiles" : `${rating} et plus`}
          </FilterChoice>
        ))}
      </Section>
      <Section title="Catégorie" open={wanted.service !== ""}>
        <CountedChoices wanted={wanted} field="service" rows={listed.service_types} />
      </Section>
      <Section title="Commune" open={wanted.town !== ""}>
        <CountedChoices wanted={wanted} field="town" rows={listed.towns} />
      </Section>
    </FilterPanel>
  );
}

function Section({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details className={`${kit.ruleAbove} ${styles.section}`} open={open || undefined}>
      <summary>
        {title}
        <Icon className={words.turns} name="chevron-down" size={18} />
      </summary>
      <ul>{children}</ul>
    </details>
  );
}

type CountedChoicesProps = {
  wanted: Wanted;
  field: "service" | "town";
  rows: readonly { id: number; name: string; providers_count: number }[];
};

/** One choice for each row, with how many providers it leaves. */
function CountedChoices({ wanted, field, rows }: CountedChoicesProps) {
  return rows.map(({ id, name, providers_count: providers }) => (
    <FilterChoice
      key={id}
      href={toggled(wanted, field, String(id))}
      chosen={wanted[field] === String(id)}
      count={providers}
    >
      {name}
    </FilterChoice>
  ));
}
