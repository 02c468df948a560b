import type { FabricShare } from "@jdj/contract/fabric-orders/orders";
import { useNavigation } from "react-router";
import styles from "#app/areas/fabric-orders/fabric.module.css";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";

type ShareFormProps = {
  eventId: number;
  sizes: readonly string[];
  share: FabricShare;
  state: FormState | undefined;
};

/** The share of one person, as the committee writes it; a paid one keeps its size and quantity. */
export function ShareForm({ eventId, sizes, share, state }: ShareFormProps) {
  const busy = useNavigation().formData?.get("intent") === "share";
  const field = bindFields(
    state,
    {
      name: share.name,
      phone_number_1: share.phone ?? "",
      size: share.size ?? "",
      quantity: share.quantity === null ? "" : String(share.quantity),
    },
    share.id,
  );
  const isPaid = share.paid_by !== null;
  return (
    <Form method="post" className={styles.form} noValidate preventScrollReset>
      <input type="hidden" name="intent" value="share" />
      <input type="hidden" name="event_id" value={eventId} />
      <input type="hidden" name="share_id" value={share.id} />
      <input type="hidden" name="version" value={share.version} />
      {state ? <ErrorNote>{state.message}</ErrorNote> : null}
      <div className={`${kit.stack4} ${kit.alignEnd} ${kit.two640}`}>
        <TextField label="Nom" maxLength={80} required {...field("name")} />
        <TextField
          label="Téléphone"
          type="tel"
          inputMode="tel"
          maxLength={22}
          {...field("phone_number_1")}
        />
        {isPaid ? (
          <>
            <input type="hidden" name="size" value={share.size ?? ""} />
            <input type="hidden" name="quantity" value={share.quantity ?? ""} />
          </>
        ) : (
          <>
            {sizes.length > 0 ? (
              <SelectField
                label="Taille"
                placeholder="Choisir"
                choices={sizes.map((size) => ({ value: size, label: size }))}
                {...field("size")}
              />
            ) : null}
            <TextField label="Quantité" inputMode="numeric" maxLength={3} {...field("quantity")} />
          </>
        )}
      </div>
      <div>
        <Button variant="plain" busy={busy}>
          Enregistrer
        </Button>
      </div>
    </Form>
  );
}
