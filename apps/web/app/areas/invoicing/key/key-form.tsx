import type { InvoicingKey } from "@jdj/contract/invoicing/keys";
import { bindFields } from "#app/forms/bind-fields.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import kit from "#app/ui/kit.module.css";
import { PasswordField } from "#app/ui/password-field.tsx";
import pro from "#app/ui/pro.module.css";
import { TextField } from "#app/ui/text-field.tsx";

type KeyFormProps = {
  loaded: { data: InvoicingKey | null; taxpayer_number: string | null; is_taxed: boolean };
  state: FormState | undefined;
};

/** Entrusts a key, confirmed by the password. Neither is sent back by the server. */
export function KeyForm({ loaded, state }: KeyFormProps) {
  const { data } = loaded;
  const field = bindFields(state, {
    taxpayer_number: loaded.taxpayer_number,
    is_taxed: loaded.is_taxed ? "1" : null,
    establishment: data?.establishment ?? null,
    point_of_sale: data?.point_of_sale ?? null,
    address: data?.address ?? null,
  });
  return (
    <form method="post" noValidate className={`${kit.stack5} ${kit.narrow}`}>
      <input type="hidden" name="intent" value="save" />
      <TextField
        label="Compte contribuable (NCC)"
        hint="Sept chiffres et une lettre (ex: 1234567A)."
        maxLength={12}
        required
        {...field("taxpayer_number")}
      />
      <CheckboxField {...field("is_taxed")}>
        Mes ventes sont soumises à la TVA&nbsp;: mes prix la contiennent.
      </CheckboxField>
      <PasswordField
        label="Clé d’API FNE"
        hint="Dans votre espace FNE, une fois l’interfaçage validé par la DGI. Nous la gardons chiffrée et ne la montrons plus jamais. Aucun essai n’est possible sans facturer&nbsp;: votre première vente dira si elle est bonne."
        autoComplete="new-password"
        required
        name="key_password"
        errors={state?.errors.key}
      />
      <div className={`${kit.stack5} ${pro.pair}`}>
        <TextField
          label="Établissement"
          hint="Comme dans votre espace FNE."
          maxLength={120}
          required
          {...field("establishment")}
        />
        <TextField
          label="Point de vente"
          hint="Comme dans votre espace FNE."
          maxLength={120}
          required
          {...field("point_of_sale")}
        />
      </div>
      <TextField
        label="Adresse de l’API"
        hint="Seulement si la DGI vous en a donné une&nbsp;: https://…dgi.gouv.ci/…"
        type="url"
        inputMode="url"
        maxLength={200}
        {...field("address")}
      />
      <PasswordField
        label="Votre mot de passe"
        autoComplete="current-password"
        required
        name="current_password"
        errors={state?.errors.current_password}
      />
      <div>
        <Button>Confier cette clé</Button>
      </div>
    </form>
  );
}
