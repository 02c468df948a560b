import { at } from "@jdj/contract/paths/addresses";
import { LONGEST_SEARCH } from "#app/http/search-query.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { FoldedSearch } from "#app/ui/listing/folded-search.tsx";
import { SearchForm } from "#app/ui/search-page.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import styles from "./finder.module.css";
import type { WantedPackages } from "./wanted-packages.ts";

type Named = { id: number; name: string };

type FinderProps = {
  eventTypes: readonly Named[];
  services: readonly Named[];
  wanted: WantedPackages;
  /** Refused fields, by their names in the address. */
  errors: Readonly<Record<string, string[]>>;
};

const choices = (rows: readonly Named[]) =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }));

/** The filters of the list of packages. They work without script. */
export function Finder({ eventTypes, services, wanted, errors }: FinderProps) {
  const nameOf = (rows: readonly Named[], id: string) =>
    rows.find((one) => String(one.id) === id)?.name;
  const asked = [nameOf(services, wanted.service), nameOf(eventTypes, wanted.eventType)];
  return (
    <FoldedSearch
      label={[...asked, wanted.search].filter(Boolean).join(" · ") || "Rechercher, filtrer"}
      hasErrors={Object.keys(errors).length > 0}
    >
      <SearchForm action={at("packages")} className={styles.finder}>
        <SelectField
          name="evenement"
          label="Événement"
          placeholder="Tous les événements"
          defaultValue={wanted.eventType}
          errors={errors.evenement}
          choices={choices(eventTypes)}
        />
        <SelectField
          name="service"
          label="Type de service"
          placeholder="Tous les services"
          defaultValue={wanted.service}
          errors={errors.service}
          choices={choices(services)}
        />
        <div className={`${kit.stack3} ${kit.twoColumns}`}>
          <TextField
            name="prix_min"
            label="Prix min (FCFA)"
            inputMode="numeric"
            placeholder="0"
            defaultValue={wanted.minPrice}
            errors={errors.prix_min}
          />
          <TextField
            name="prix_max"
            label="Prix max (FCFA)"
            inputMode="numeric"
            placeholder={"10\u00a0000\u00a0000"}
            defaultValue={wanted.maxPrice}
            errors={errors.prix_max}
          />
        </div>
        <TextField
          name="recherche"
          label="Nom ou mot"
          type="search"
          maxLength={LONGEST_SEARCH}
          defaultValue={wanted.search}
        />
        <Button icon={<Icon name="search" size={20} />}>Rechercher</Button>
      </SearchForm>
    </FoldedSearch>
  );
}
