import type { OwnPackage } from "@jdj/contract/bookings/provider-packages";
import { packageUnits, unitLabels } from "@jdj/contract/prices/price-unit";
import { bindFields } from "#app/forms/bind-fields.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { AmountField } from "#app/ui/entry/amount-field.tsx";
import { SwitchField } from "#app/ui/entry/switch-field.tsx";
import { FieldGroup } from "#app/ui/field.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import kit from "#app/ui/kit.module.css";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { eventTypeField } from "./package-form.ts";

type Named = { id: number; name: string };

type PackageFieldsProps = {
  /** The stored package; null for a new one. */
  own: OwnPackage | null;
  eventTypes: readonly Named[];
  services: readonly Named[];
  refused: FormState | undefined;
};

function savedValues(own: OwnPackage | null): Record<string, string> {
  if (own === null) return { price_unit: "event", deposit_percent: "30", capacity: "1" };
  return {
    name: own.name,
    description: own.description,
    price: String(own.price),
    price_unit: own.price_unit,
    deposit_percent: String(own.deposit_percent),
    capacity: String(own.capacity),
    service_type_id: String(own.service_type_id),
    features: own.features.map(({ value }) => value).join("\n"),
    is_published: own.is_published ? "1" : "",
    ...Object.fromEntries(own.event_type.map(({ id }) => [eventTypeField(id), "1"])),
  };
}

/** The fields of a package. What was refused keeps what was typed, and nothing of what is stored. */
export function PackageFields({ own, eventTypes, services, refused }: PackageFieldsProps) {
  const field = bindFields(refused, refused ? {} : savedValues(own));
  const image = own === null ? undefined : <img src={own.image} alt="" width={120} height={90} />;
  return (
    <>
      <TextField label="Nom du package" maxLength={100} required {...field("name")} />
      <div className={`${kit.stack4} ${kit.halves640}`}>
        <AmountField label="Prix" hint="Toutes taxes comprises." required {...field("price")} />
        <SelectField
          label="Ce prix est"
          hint="Le client dit combien quand il réserve."
          required
          choices={packageUnits.map((unit) => ({ value: unit, label: unitLabels[unit] }))}
          {...field("price_unit")}
        />
      </div>
      <div className={`${kit.stack4} ${kit.halves640}`}>
        <TextField
          label="Acompte (%)"
          hint="Demandé quand vous confirmez&nbsp;; 0 pour aucun."
          inputMode="numeric"
          required
          {...field("deposit_percent")}
        />
        <TextField
          label="Réservations par jour"
          hint="La date est complète au-delà."
          inputMode="numeric"
          required
          {...field("capacity")}
        />
      </div>
      <SelectField
        label="Type de service"
        required
        choices={services.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...field("service_type_id")}
      />
      <FieldGroup label="Pour quels événements" required {...field("event_type_id")}>
        <div className={`${kit.grid} ${kit.gapLines} ${kit.halves640}`}>
          {eventTypes.map(({ id, name }) => (
            <CheckboxField key={id} {...field(eventTypeField(id))}>
              {name}
            </CheckboxField>
          ))}
        </div>
      </FieldGroup>
      <TextField
        label="Description"
        lines={6}
        maxLength={3000}
        required
        {...field("description")}
      />
      <TextField
        label="Ce qui est compris"
        hint="Un élément par ligne, 20 au plus."
        lines={6}
        {...field("features")}
      />
      <FileDrop
        name="image"
        label="Photo"
        hint="JPEG, PNG ou WebP, 10 Mo au plus. Sans photo, un dessin est montré."
        accept="image/*"
        prompt={own === null ? "Choisir une photo" : "Changer la photo"}
        preview={image}
        {...(refused?.errors.image ? { errors: refused.errors.image } : {})}
      />
      <SwitchField
        label="Publié&nbsp;: tout le monde peut le réserver"
        {...field("is_published")}
      />
    </>
  );
}
