import { useState } from "react";
import type { bindFields } from "#app/forms/bind-fields.ts";
import { FieldGroup } from "#app/ui/field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import styles from "./page.module.css";

type Method = { code: string; name: string; kind: "redirect" | "push"; prefix: string | null };

type MethodChoiceProps = {
  methods: readonly Method[];
  chosen: string | undefined;
  field: ReturnType<typeof bindFields>;
};

const explained = {
  redirect: "Vous payez sur leur page, puis revenez ici.",
  push: "Vous confirmez sur votre téléphone.",
};

/** The payment methods; one that is confirmed on a phone also needs its number. */
export function MethodChoice({ methods, chosen, field }: MethodChoiceProps) {
  const [code, setCode] = useState(chosen ?? null);
  const method = methods.find((one) => one.code === code);
  return (
    <>
      <FieldGroup {...field("method")} label="Moyen de paiement" required>
        <div className={styles.methods}>
          {methods.map(({ code: value, name, kind }) => (
            <label key={value} className={styles.method}>
              <input
                type="radio"
                name="method"
                value={value}
                checked={value === code}
                onChange={() => setCode(value)}
              />
              <span>
                <strong>{name}</strong>
                <small>{explained[kind]}</small>
              </span>
            </label>
          ))}
        </div>
      </FieldGroup>
      {method?.kind === "push" ? (
        <TextField
          key={method.code}
          {...field("phone")}
          label="Numéro qui paie"
          hint={
            method.prefix === null
              ? "Dix chiffres."
              : `Dix chiffres, qui commencent par ${method.prefix}. L’indicatif 225 est ajouté.`
          }
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder={`${method.prefix ?? "07"} 01 02 03 04`}
          required
        />
      ) : null}
    </>
  );
}
