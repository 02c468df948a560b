import {
  AutocompleteInput,
  Create,
  DateInput,
  NumberInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  useGetList,
} from "react-admin";
import { useSearchParams } from "react-router";
import { countryLabel, priceCategories, priceLabels } from "./labels.ts";

const today = () => new Date().toISOString().slice(0, 10);

interface Country {
  id: string;
  name: string;
  calling_code: string | null;
}

/** Adds a price from a date on; `?pays=FR` opens it with that country. */
export default function WhatsAppPriceCreate() {
  const [query] = useSearchParams();
  const { data: countries = [], isPending } = useGetList<Country>("whatsapp-countries");
  return (
    <Create title="Ajouter un prix de WhatsApp" redirect="show">
      <SimpleForm defaultValues={{ country: query.get("pays"), from: today() }}>
        <AutocompleteInput
          source="country"
          label="Pays du numéro"
          choices={countries}
          isPending={isPending}
          optionText={countryLabel}
          helperText="« Autres pays » vaut pour ceux qui n’ont pas de prix à eux."
          validate={required()}
        />
        <SelectInput
          source="category"
          label="Catégorie"
          choices={priceCategories.map((id) => ({ id, name: priceLabels[id] }))}
          helperText="« Service » : un texte libre, dans les 24 heures après un message reçu."
          validate={required()}
        />
        <NumberInput
          source="cost_fcfa"
          label="Prix d’un message (FCFA)"
          min={0}
          max={10000}
          step="any"
          helperText="Converti en FCFA, avec trois décimales au plus. Un euro vaut 655,957 FCFA."
          validate={required()}
        />
        <DateInput
          source="from"
          label="À partir du"
          parse={(day: string) => day}
          helperText="Ce qui est parti avant garde son coût."
          validate={required()}
        />
        <TextInput
          source="source"
          label="Source (facultatif)"
          helperText="Par exemple : grille de Meta du 1er octobre 2026."
        />
      </SimpleForm>
    </Create>
  );
}
