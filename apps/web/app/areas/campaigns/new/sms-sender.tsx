import { at } from "@jdj/contract/paths/addresses";
import kit from "#app/ui/kit.module.css";
import { SelectField } from "#app/ui/select-field.tsx";
import styles from "./summary-step.module.css";

interface SmsSenderProps {
  brand: string;
  /** The approved names of the event. */
  names: readonly string[];
  /** The name that the draft holds; another than an approved one counts as none. */
  chosen: string;
  errors: string[] | undefined;
}

/** The sender of an SMS: our name, or an approved one of the hosts. */
export default function SmsSender({ brand, names, chosen, errors }: SmsSenderProps) {
  const link = (
    <a href={at("senderNames")}>
      {names.length > 0 ? "Vos noms d’expéditeur" : "Afficher votre nom à la place"}
    </a>
  );
  if (names.length === 0)
    return (
      <p>
        Vos invités liront le nom <strong>{brand}</strong>. {link}
      </p>
    );
  return (
    <div className={`${kit.stack2} ${kit.itemsStart} ${styles.smsSender}`}>
      <SelectField
        name="sender"
        label="Expéditeur"
        hint="Le nom que vos invités lisent à la place d’un numéro."
        placeholder={brand}
        choices={names.map((name) => ({ value: name, label: name }))}
        defaultValue={names.includes(chosen) ? chosen : ""}
        {...(errors && { errors })}
      />
      {link}
    </div>
  );
}
