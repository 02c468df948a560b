import { AmountField } from "#app/ui/entry/amount-field.tsx";
import { ComboboxField } from "#app/ui/entry/combobox-field.tsx";
import { GroupedChoices } from "#app/ui/entry/grouped-choices.tsx";
import { Stars, StarsField } from "#app/ui/entry/stars.tsx";
import { SwitchField } from "#app/ui/entry/switch-field.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./page.module.css";

const communes = ["Abobo", "Adjamé", "Attécoubé", "Cocody", "Koumassi", "Marcory", "Yopougon"];

const groups = [
  {
    name: "Famille de la mariée",
    choices: [
      { value: "1", label: "Grâce Kouamé" },
      { value: "2", label: "Ismaël Traoré" },
      { value: "3", label: "Marie-Ange N’Guessan" },
    ],
  },
  {
    name: "Voisins",
    choices: [
      { value: "4", label: "Élodie Konan" },
      { value: "5", label: "Yao Koffi" },
    ],
  },
];

export function Choices() {
  return (
    <section className={`${kit.stack5} ${kit.oneColumn} ${kit.shrink} ${styles.section}`}>
      <h2>Choisir et compter</h2>
      <form className={`${kit.card} ${kit.stack6} ${styles.fields}`} noValidate>
        <AmountField name="max_amount" label="Montant maximum" defaultValue="1250000" />
        <AmountField
          name="real_amount"
          label="Montant réel"
          required
          defaultValue="quarante mille"
          errors={["Veuillez entrer un montant en chiffres"]}
        />
        <ComboboxField
          name="commune"
          label="Commune"
          placeholder="Cocody, Yopougon…"
          choices={communes.map((name) => ({ value: name, label: name }))}
        />
        <ComboboxField
          name="commune_fault"
          label="Autre commune"
          defaultValue="Paris"
          errors={["Veuillez choisir une commune de la liste"]}
          choices={communes.map((name) => ({ value: name, label: name }))}
        />
        <GroupedChoices
          name="tab"
          label="Destinataires"
          searchLabel="Rechercher un invité"
          groups={groups}
          chosen={["2"]}
        />
        <div>
          <SwitchField name="on" label="Recevoir les réponses par e-mail" defaultValue="1" />
          <SwitchField name="off" label="Recevoir les réponses par SMS" />
          <SwitchField name="never" label="Bientôt disponible" disabled />
        </div>
        <StarsField name="quality" label="Rapport qualité-prix" defaultValue="4" required />
        <StarsField
          name="professionalism"
          label="Professionnalisme"
          errors={["Veuillez donner une note"]}
        />
        <p>
          <Stars mark={4.2} />
        </p>
      </form>
    </section>
  );
}
