import { at } from "@jdj/contract/paths/addresses";
import type { TownName } from "@jdj/contract/town-halls/town-halls";
import { Button } from "#app/ui/button.tsx";
import control from "#app/ui/control.module.css";
import { ComboboxField } from "#app/ui/entry/combobox-field.tsx";
import { controlProps, Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { SearchForm } from "#app/ui/search-page.tsx";
import { byDistrict, offered, type Wanted } from "./choose-hall.ts";
import styles from "./finder.module.css";

type FinderProps = {
  countries: readonly { id: number; name: string }[];
  halls: readonly TownName[];
  wanted?: Wanted;
  /** For the home page: the text alone, without the lists. */
  compact?: boolean;
};

const nothing: Wanted = { country: "", district: "", hall: "", typed: "" };

/**
 * Country, district, town hall: one form that works without script. With script, a list follows the one
 * before it, and names are suggested while typing.
 */
export function Finder({ countries, halls, wanted = nothing, compact = false }: FinderProps) {
  const groups = byDistrict(halls);
  const country = wanted.country || String(countries[0]?.id ?? "");
  const district = { name: "district", label: "District" };
  const hall = { name: "mairie", label: "Mairie" };
  const typed = (
    <ComboboxField
      name="recherche"
      label="Ville ou commune"
      placeholder="Cocody, Bouaké, Man…"
      defaultValue={wanted.typed}
      choices={halls.map((row) => ({ value: String(row.id), label: offered(row) }))}
    />
  );
  const button = <Button icon={<Icon name="building-bank" size={20} />}>Voir la mairie</Button>;
  if (compact)
    return (
      <SearchForm action={at("townHalls")} className={styles.compact} data-finder>
        {typed}
        {button}
      </SearchForm>
    );
  return (
    <SearchForm action={at("townHalls")} className={kit.gap4} data-finder>
      {typed}
      <div className={`${kit.stack3} ${styles.lists}`}>
        <Field name="pays" label="Pays">
          <select
            {...controlProps({ name: "pays", label: "Pays" })}
            className={control.control}
            defaultValue={country}
          >
            {countries.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <Field {...district}>
          <select
            {...controlProps(district)}
            className={control.control}
            defaultValue={wanted.district}
          >
            <option value="">Tous les districts</option>
            {groups.map(({ id, name, countryId }) => (
              <option key={id} value={id} data-country={countryId}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <Field {...hall}>
          <select {...controlProps(hall)} className={control.control} defaultValue={wanted.hall}>
            <option value="">Choisir une mairie</option>
            {groups.map(({ id, name, countryId, halls: own }) => (
              <optgroup key={id} label={name} data-district={id} data-country={countryId}>
                {own.map((row) => (
                  <option key={row.id} value={row.id}>
                    {row.name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </Field>
        {button}
      </div>
    </SearchForm>
  );
}
