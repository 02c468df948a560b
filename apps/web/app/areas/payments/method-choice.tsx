import type { PaymentMethod } from "@jdj/contract/payments/methods";
import { amountBy } from "@jdj/contract/payments/price";
import { fcfa } from "@jdj/french/money";
import { isPlural } from "@jdj/french/plural";
import { type ComponentProps, type ReactNode, useState } from "react";
import type { bindFields } from "#app/forms/bind-fields.ts";
import { Button } from "#app/ui/button.tsx";
import choices from "#app/ui/choice.module.css";
import { Note } from "#app/ui/error-note.tsx";
import { FieldGroup } from "#app/ui/field.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import styles from "./method-choice.module.css";
import { MethodLogo } from "./method-logo.tsx";

type Method = {
  code: PaymentMethod;
  name: string;
  kind: "redirect" | "push";
  prefix: string | null;
};

type MethodChoiceProps = {
  methods: readonly Method[];
  chosen: string | undefined;
  field: ReturnType<typeof bindFields>;
  /** What the payment asks for, in FCFA. */
  payableFcfa: number;
  /** The look of the button that pays, and whether it works already. */
  button: Pick<ComponentProps<typeof Button>, "variant" | "busy">;
  /** What stands between the choice and the button. */
  children?: ReactNode;
};

const explained = {
  redirect: "Vous payez sur leur page, puis revenez ici.",
  push: "Vous confirmez sur votre téléphone.",
};

/**
 * The payment methods, and the button with the sum that the chosen one takes; one that is confirmed on a
 * phone also needs its number.
 */
export function MethodChoice({
  methods,
  chosen,
  field,
  payableFcfa,
  button,
  children,
}: MethodChoiceProps) {
  const [code, setCode] = useState<string | null>(chosen ?? null);
  const method = methods.find((one) => one.code === code);
  const amount = method ? amountBy(method.code, payableFcfa) : payableFcfa;
  return (
    <>
      <FieldGroup {...field("method")} label="Moyen de paiement" required>
        <div className={`${kit.stack3} ${kit.shrink}`}>
          {methods.map(({ code: value, name, kind }) => (
            <label key={value} className={`${choices.option} ${kit.row} ${styles.method}`}>
              <input
                type="radio"
                name="method"
                value={value}
                checked={value === code}
                onChange={() => setCode(value)}
              />
              <MethodLogo method={value} />
              <span>
                <strong className={kit.block}>{name}</strong>
                <small className={`${kit.block} ${words.breakAnywhere}`}>{explained[kind]}</small>
              </span>
            </label>
          ))}
        </div>
      </FieldGroup>
      {method && amount > payableFcfa ? (
        <Note>
          {method.name} ne prend que des multiples de 5&nbsp;FCFA&nbsp;: vous payez{" "}
          <strong>{fcfa(amount)}</strong> au lieu de {fcfa(payableFcfa)}, et{" "}
          {fcfa(amount - payableFcfa)} {isPlural(amount - payableFcfa) ? "s’ajoutent" : "s’ajoute"}{" "}
          à votre crédit.
        </Note>
      ) : null}
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
      {children}
      <Button wide {...button}>
        Payer {fcfa(amount)}
      </Button>
    </>
  );
}
