import type { OwnGiftItem } from "@jdj/contract/gifts/lists";
import { useNavigation } from "react-router";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { AmountField } from "#app/ui/entry/amount-field.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import styles from "./page.module.css";

type WishFormProps = {
  eventId: number;
  /** Null for a new one. */
  item: OwnGiftItem | null;
  state: FormState | undefined;
};

/** The form of a wish of the hosts' own, or of a wish that is changed. */
export function WishForm({ eventId, item, state }: WishFormProps) {
  const intent = item ? "save" : "add";
  const busy = useNavigation().formData?.get("intent") === intent;
  const field = bindFields(
    state,
    item
      ? { name: item.name, price: String(item.price), quantity: String(item.quantity) }
      : { quantity: "1" },
    item?.id ?? 0,
  );
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className={`${kit.stack4} ${styles.form}`}
      noValidate
      preventScrollReset
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="event_id" value={eventId} />
      {item ? <input type="hidden" name="id" value={item.id} /> : null}
      {item ? <input type="hidden" name="version" value={item.version} /> : null}
      {state ? <ErrorNote>{state.message}</ErrorNote> : null}
      <TextField label="Ce que vous souhaitez" maxLength={120} required {...field("name")} />
      <div className={styles.two}>
        <AmountField label="Prix de l’unité" required {...field("price")} />
        <TextField label="Quantité" inputMode="numeric" maxLength={4} {...field("quantity")} />
      </div>
      {item?.article ? null : (
        <FileDrop
          label="Photo"
          accept="image/*"
          prompt={item?.image ? "Changer la photo" : "Ajouter une photo"}
          preview={item?.image ? <img src={item.image} alt="" width={56} height={56} /> : undefined}
          hint="Facultative. Vos invités la voient."
          {...field("file")}
        />
      )}
      <div>
        <Button variant="plain" busy={busy}>
          {item ? "Enregistrer" : "Ajouter ce souhait"}
        </Button>
      </div>
    </Form>
  );
}
