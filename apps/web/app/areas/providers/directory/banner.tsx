import { at } from "@jdj/contract/paths/addresses";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { HiddenFields } from "#app/ui/listing/filter-panel.tsx";
import { FoldedSearch } from "#app/ui/listing/folded-search.tsx";
import styles from "./banner.module.css";
import { Box } from "./filter-box.tsx";
import type { Directory } from "./load-directory.ts";
import { addressOf, parameters } from "./wanted-providers.ts";

/** The banner: the title of the search, and where and what to search. */
export function Banner({ title, directory }: { title: string; directory: Directory }) {
  const { wanted, typed, errors, listed, town, type } = directory;
  return (
    <div className={`${kit.page} ${styles.banner}`}>
      <h1>{title}</h1>
      <search>
        <FoldedSearch
          className={styles.folded}
          label={[type?.name ?? "Quoi\u00a0?", town?.name ?? "Où\u00a0?"].join(" · ")}
          hasErrors={Boolean(errors.where ?? errors.what)}
        >
          <form
            action={at("providers")}
            className={`${kit.stack3} ${kit.outlined} ${styles.form}`}
            data-directory
          >
            <HiddenFields
              names={parameters}
              values={{ ...wanted, provider: "", type: "" }}
              without={["service", "town"]}
            />
            <Box
              name="ou"
              label="Où&nbsp;?"
              placeholder="Où ? ex. Cocody"
              all="Toutes nos communes"
              choices={listed.towns}
              chosen={town}
              typed={typed.where}
              errors={errors.where}
              to={(id) => addressOf(wanted, { town: id ? String(id) : "", type: "", provider: "" })}
            />
            <Box
              name="quoi"
              label="Quoi&nbsp;?"
              placeholder="Que recherchez-vous ?"
              all="Tous nos types de services"
              choices={listed.service_types}
              chosen={type}
              typed={typed.what}
              errors={errors.what}
              to={(id) =>
                addressOf(wanted, { service: id ? String(id) : "", type: "", provider: "" })
              }
            />
            <Button icon={<Icon name="search" size={20} />}>Rechercher</Button>
          </form>
        </FoldedSearch>
      </search>
    </div>
  );
}
