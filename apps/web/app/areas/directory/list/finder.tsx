import type { ServiceType } from "@jdj/contract/directory/providers";
import { at } from "@jdj/contract/paths/addresses";
import { LONGEST_SEARCH } from "#app/http/search-query.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SearchForm } from "#app/ui/search-page.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import styles from "./finder.module.css";
import type { Wanted } from "./wanted.ts";

type Town = { id: number; name: string; providers_count: number };

type FinderProps = {
  types: readonly ServiceType[];
  towns: readonly Town[];
  wanted: Wanted;
};

/** The search form: what, and where. It works without script. */
export function Finder({ types, towns, wanted }: FinderProps) {
  return (
    <SearchForm action={at("providers")} className={styles.finder}>
      <SelectField
        name="service"
        label="Que recherchez-vous ?"
        placeholder="Tous nos types de services"
        defaultValue={wanted.service}
        choices={types.map(({ id, name, providers_count }) => ({
          value: String(id),
          label: `${name} (${providers_count})`,
        }))}
      />
      <SelectField
        name="commune"
        label="Où ?"
        placeholder="Toutes nos communes"
        defaultValue={wanted.town}
        choices={towns
          .filter(({ id, providers_count }) => providers_count > 0 || String(id) === wanted.town)
          .map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <TextField
        name="recherche"
        label="Nom ou mot"
        type="search"
        maxLength={LONGEST_SEARCH}
        defaultValue={wanted.search}
      />
      <Button icon={<Icon name="search" size={20} />}>Rechercher</Button>
    </SearchForm>
  );
}
