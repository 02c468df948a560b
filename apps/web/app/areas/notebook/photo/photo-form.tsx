import { notebookMessages } from "@jdj/contract/notebook/messages";
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { FormNote } from "#app/areas/notebook/form-note.tsx";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import kit from "#app/ui/kit.module.css";
import { type Crop, centred } from "./crop.ts";
import { CropFrame } from "./crop-frame.tsx";
import { cutPhoto } from "./cut-photo.ts";

type PhotoFormProps = { hasPhoto: boolean; state: FormState | undefined };

/**
 * The choice of a photo. With a script it is cropped by hand and made small before it is sent;
 * without one the whole file is sent, and its middle is shown.
 */
export function PhotoForm({ hasPhoto, state }: PhotoFormProps) {
  const { formData } = useNavigation();
  const busy = formData?.get("intent") === "save";
  const submit = useSubmit();
  const image = useRef<HTMLImageElement>(null);
  const [source, setSource] = useState<string | null>(null);
  const [crop, setCrop] = useState<Crop>(centred);
  const [isBroken, setIsBroken] = useState(false);
  useFocusFirstError(state);
  useEffect(() => () => (source === null ? undefined : URL.revokeObjectURL(source)), [source]);

  const choose = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const input: EventTarget = target;
    if (!(input instanceof HTMLInputElement) || input.type !== "file") return;
    const [file] = input.files ?? [];
    setIsBroken(false);
    setCrop(centred);
    setSource(file ? URL.createObjectURL(file) : null);
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    const shown = image.current;
    if (source === null || !shown?.complete || shown.naturalWidth === 0) return;
    event.preventDefault();
    const form = event.currentTarget;
    const cut = await cutPhoto(shown, crop);
    const data = new FormData(form);
    if (cut) data.set("image", cut);
    await submit(data, { method: "post", encType: "multipart/form-data" });
  };
  const errors = isBroken ? [notebookMessages.selectAnImage] : state?.errors.image;

  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className={kit.stack5}
      onChange={choose}
      onSubmit={send}
      noValidate
    >
      <input type="hidden" name="intent" value="save" />
      {state ? <FormNote state={state} /> : null}
      <FileDrop
        name="image"
        label={hasPhoto ? "Une autre photo" : "Photo"}
        accept="image/*"
        prompt={hasPhoto ? "Changer la photo" : "Choisir une photo"}
        hint="JPEG, PNG ou WebP, 10 Mo au plus."
        errors={errors}
      />
      {source === null || isBroken ? null : (
        <CropFrame
          key={source}
          source={source}
          image={image}
          crop={crop}
          onCrop={setCrop}
          onBroken={() => setIsBroken(true)}
        />
      )}
      <div>
        <Button busy={busy}>{busy ? "Enregistrement…" : "Enregistrer la photo"}</Button>
      </div>
    </Form>
  );
}
