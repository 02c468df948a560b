import { at } from "@jdj/contract/paths/addresses";
import { priceUnits, unitLabels } from "@jdj/contract/prices/price-unit";
import type { Shop } from "@jdj/contract/providers/profile";
import { providerAccountRefusals } from "@jdj/contract/providers/team-messages";
import { displayPhone } from "@jdj/french/phone";
import { theirsBeside } from "#app/areas/accounts/account-edit/changed-meanwhile.ts";
import { bindFields } from "#app/forms/bind-fields.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { AmountField } from "#app/ui/entry/amount-field.tsx";
import kit from "#app/ui/kit.module.css";
import { useMayTeam } from "#app/ui/permitted.tsx";
import { PhoneField } from "#app/ui/phone-field.tsx";
import styles from "#app/ui/pro.module.css";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import { shopTexts } from "./shop-from.ts";
import { TickList } from "./tick-list.tsx";

type Named = { id: number; name: string };

type ShopFormProps = {
  shop: Shop;
  /** Whether it sells products, whose invoices may be signed in its name. */
  sells: boolean;
  serviceTypes: readonly Named[];
  towns: readonly Named[];
  state: FormState | undefined;
  /** Whether somebody else saved the shop since it was shown. */
  isChanged: boolean;
};

/** The form of the shop. What is typed and not saved stays on this device (`draft.script.ts`). */
export function ShopForm(props: ShopFormProps) {
  const { shop, sells, serviceTypes, towns, state, isChanged } = props;
  const saved = shopTexts(shop);
  const mayChangeContact = useMayTeam("contact:write");
  const bound = bindFields(state, saved);
  const field = (name: string, hint?: string) => {
    const theirs = isChanged ? theirsBeside(state?.values[name], saved[name]) : undefined;
    return { ...bound(name), hint: theirs ?? hint };
  };
  const choices = towns.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <form
      method="post"
      noValidate
      className={`${kit.stack5} ${kit.narrow}`}
      data-draft={state ? undefined : `shop-${shop.id}-${shop.version}`}
    >
      <input type="hidden" name="version" value={shop.version} />
      <h2>Ce que l’on lit</h2>
      <TextField label="Nom de la boutique" required maxLength={120} {...field("name")} />
      <TextField
        label="En une phrase ou deux"
        lines={3}
        required
        maxLength={300}
        {...field(
          "short_description",
          "300 caractères au plus\u00a0: c’est ce que montre l’annuaire.",
        )}
      />
      <TextField
        label="Description"
        lines={10}
        {...field(
          "description",
          "Laissez une ligne vide entre deux paragraphes. Une ligne qui commence par un tiret fait une liste.",
        )}
      />
      <h2>Vos prix</h2>
      <div className={`${kit.stack5} ${styles.pair}`}>
        <AmountField label="À partir de" {...field("min_price")} />
        <AmountField label="Jusqu’à" {...field("max_price")} />
      </div>
      <SelectField
        label="Ce prix est"
        choices={priceUnits.map((unit) => ({ value: unit, label: unitLabels[unit] }))}
        required
        {...field(
          "price_unit",
          "Les clients comparent ce que leur fête paierait, selon le nombre de leurs invités.",
        )}
      />
      <h2>Vos services</h2>
      <TickList
        label="Types de services"
        name="service_type_ids"
        choices={serviceTypes}
        chosen={shop.service_type_ids}
        state={state}
      />
      <h2>Où vous travaillez</h2>
      <SelectField
        label="Ville ou commune principale"
        choices={choices}
        required
        {...field("town_id")}
      />
      <TickList
        label="Autres villes desservies"
        name="served_town_ids"
        choices={towns}
        chosen={shop.served_town_ids}
        state={state}
        isFolded
      />
      <h2>Vous joindre</h2>
      {mayChangeContact ? (
        <>
          <TextField
            label="Adresse email"
            type="email"
            inputMode="email"
            required
            {...field("email", "Nous y annonçons les demandes.")}
          />
          <div className={`${kit.stack5} ${styles.pair}`}>
            <PhoneField label="Téléphone" {...field("phone")} />
            <PhoneField label="WhatsApp" {...field("whatsapp")} />
          </div>
          <TextField
            label="Site ou page"
            type="url"
            inputMode="url"
            {...field("website", "L’adresse complète, qui commence par https://")}
          />
        </>
      ) : (
        <StoredContact saved={saved} />
      )}
      <p className={words.note}>
        Vos numéros ne sont montrés qu’aux clients qui vous ont envoyé une demande.
      </p>
      <h2>Vos impôts</h2>
      <TextField
        label="Compte contribuable (NCC)"
        maxLength={12}
        {...field(
          "taxpayer_number",
          "Sept chiffres et une lettre (ex: 1234567A). Il est imprimé sur les reçus de vos clients.",
        )}
      />
      <CheckboxField {...bound("is_taxed")}>
        Mes ventes sont soumises à la TVA&nbsp;: mes prix la contiennent, et les reçus le disent.
      </CheckboxField>
      {sells ? (
        <p>
          Factures normalisées (FNE) de vos ventes&nbsp;:{" "}
          <a href={at("proInvoicingKey")}>confiez-nous votre clé</a>, nous les faisons signer en
          votre nom.
        </p>
      ) : null}
      <div className={styles.save}>
        <Button>Enregistrer</Button>
      </div>
    </form>
  );
}

/** How the shop is reached, for those who may not change it: sent back with the form as it is. */
function StoredContact({ saved }: { saved: Record<string, string | null> }) {
  const labels = {
    email: "Adresse email",
    phone: "Téléphone",
    whatsapp: "WhatsApp",
    website: "Site",
  };
  const shown = (name: string) => {
    const value = saved[name] ?? "";
    if (value === "") return "non renseigné";
    return value.startsWith("+") ? displayPhone(value) : value;
  };
  return (
    <>
      <ul className={words.note}>
        {Object.entries(labels).map(([name, label]) => (
          <li key={name}>
            {label}&nbsp;: {shown(name)}
            <input type="hidden" name={name} value={saved[name] ?? ""} />
          </li>
        ))}
      </ul>
      <p className={words.note}>{providerAccountRefusals["owner-only-contact"].message}</p>
    </>
  );
}
