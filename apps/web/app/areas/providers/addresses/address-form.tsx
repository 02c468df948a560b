import type { ShopAddress } from "@jdj/contract/providers/addresses";
import { bindFields } from "#app/forms/bind-fields.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "#app/ui/pro.module.css";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import place from "./place.module.css";

type AddressFormProps = {
  /** The stored address; a new one without. */
  address?: ShopAddress;
  towns: readonly { id: number; name: string }[];
  state: FormState | undefined;
};

const degrees = (value: number | null) => (value === null ? null : String(value).replace(".", ","));

/** An address, with its point by two fields, or on a map that opens on demand (`place.script.ts`). */
export function AddressForm({ address, towns, state }: AddressFormProps) {
  const stored = {
    name: address?.name,
    street: address?.street,
    town_id: address && String(address.town_id),
    latitude: address && degrees(address.latitude),
    longitude: address && degrees(address.longitude),
  };
  const field = bindFields(state, stored, address?.id);
  const choices = towns.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <form method="post" noValidate className={`${kit.stack5} ${kit.narrow}`} data-place>
      <input type="hidden" name="address" value={address?.id ?? 0} />
      <TextField label="Nom de l’adresse" required maxLength={80} {...field("name")} />
      <TextField label="Rue, quartier, repère" maxLength={200} {...field("street")} />
      <SelectField label="Ville ou commune" choices={choices} required {...field("town_id")} />
      <fieldset className={`${kit.stack3} ${place.point}`}>
        <legend>Le point sur la carte</legend>
        <p className={words.note}>
          Facultatif. Touchez la carte, ou recopiez les degrés que montre votre téléphone.
        </p>
        <div className={place.map} data-place-map hidden />
        <div className={kit.wrap2} data-place-buttons hidden>
          <Button type="button" variant="plain" data-place-opens>
            Choisir sur la carte
          </Button>
          <Button type="button" variant="quiet" data-place-here>
            Ma position
          </Button>
        </div>
        <p role="status" className={words.note} data-place-status />
        <div className={`${kit.stack5} ${styles.pair}`}>
          <TextField label="Latitude" inputMode="decimal" {...field("latitude")} />
          <TextField label="Longitude" inputMode="decimal" {...field("longitude")} />
        </div>
      </fieldset>
      <div>
        <Button>{address ? "Enregistrer" : "Ajouter l’adresse"}</Button>
      </div>
    </form>
  );
}
