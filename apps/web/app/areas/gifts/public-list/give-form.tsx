import type { PublicGiftList } from "@jdj/contract/gifts/public-lists";
import { fcfa } from "@jdj/french/money";
import { bindFields } from "#app/forms/bind-fields.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { AmountField } from "#app/ui/entry/amount-field.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";

type GiveFormProps = {
  /** Null for the cagnotte. */
  item: PublicGiftList["items"][number] | null;
  chosen: string;
  /** Made once per page, so that two presses begin one gift. */
  pageKey: string;
  refused: FormState | undefined;
};

/** The form by which a guest gives: how much, their name, a message, and how the hosts reach them. */
export function GiveForm({ item, chosen, pageKey, refused }: GiveFormProps) {
  const field = bindFields(refused, { amount: item ? String(item.free_fcfa) : undefined });
  // After a refusal the next press is a new request.
  const key = refused ? `${refused.values.key}+` : pageKey;
  return (
    <form method="post" action="?" noValidate className={kit.stack4}>
      <input type="hidden" name="item" value={chosen} />
      <input type="hidden" name="key" value={key} />
      {refused ? <ErrorNote>{refused.message}</ErrorNote> : null}
      <AmountField
        label="Votre cadeau"
        hint={
          item
            ? `${fcfa(item.free_fcfa)} l’offrent en entier. Donnez moins pour en offrir une partie.`
            : `À partir de ${fcfa(100)}, par multiples de 5.`
        }
        required
        {...field("amount")}
      />
      <TextField
        label="Votre nom"
        autoComplete="name"
        maxLength={80}
        required
        {...field("giver_name")}
      />
      <TextField label="Un mot à vos hôtes" lines={3} maxLength={500} {...field("message")} />
      <TextField
        label="Votre téléphone"
        hint="Pour que vos hôtes vous remercient."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={22}
        placeholder="07 01 02 03 04"
        {...field("phone_number_1")}
      />
      <TextField label="Votre e-mail" type="email" autoComplete="email" {...field("email")} />
      <Button wide>Continuer vers le paiement</Button>
    </form>
  );
}
