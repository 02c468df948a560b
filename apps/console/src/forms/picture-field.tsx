import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Stack from "@mui/material/Stack";
import { useId, useRef, useState } from "react";
import { HttpError, required, useInput, ValidationError } from "react-admin";
import { request } from "../data/request.ts";
import { sentenceOf } from "./use-command.ts";

/** A picture as the server has stored it. */
interface StoredPicture {
  path: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** The size limit that the server has, in bytes. */
const MOST_BYTES = 10 * 1024 * 1024;

/** Sends a picture, and returns where it is; throws the sentence that refuses it. */
async function send(file: File): Promise<StoredPicture> {
  if (file.size > MOST_BYTES) throw new HttpError("L’image ne peut dépasser 10 Mo.", 413);
  const form = new FormData();
  form.set("file", file);
  return request<StoredPicture>("POST", "pictures", form);
}

/**
 * A field whose value is the path of a picture, or null. A chosen picture is sent at once; the record
 * shows it when the form is saved.
 */
export function PictureField({
  source,
  label,
  isRequired = false,
  helperText = "JPEG, PNG ou WebP, 10 Mo au plus. Elle est réduite à 1200 pixels.",
}: {
  source: string;
  label: string;
  isRequired?: boolean;
  helperText?: string;
}) {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const { field, fieldState } = useInput({
    source,
    ...(isRequired ? { validate: required("Veuillez choisir une image") } : {}),
  });
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const path: string | null = field.value || null;
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    setBusy(true);
    setRefused(null);
    try {
      field.onChange((await send(file)).path);
    } catch (error) {
      setRefused(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  const invalid = fieldState.error?.message;
  const error = refused ?? (invalid ? <ValidationError error={invalid} /> : null);
  return (
    <Box role="group" aria-labelledby={id} sx={{ mb: 2 }}>
      <FormLabel id={id} required={isRequired} error={error !== null}>
        {label}
      </FormLabel>
      {path && (
        <Box
          component="img"
          src={path}
          alt=""
          sx={{
            display: "block",
            mt: 1,
            maxWidth: "100%",
            maxHeight: 220,
            borderRadius: 1,
            border: "1px solid",
            borderColor: "divider",
          }}
        />
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <Button
          variant="outlined"
          disabled={isBusy}
          aria-describedby={`${id}-help`}
          onClick={() => chooser.current?.click()}
        >
          {isBusy ? "Envoi…" : path ? "Remplacer" : "Choisir une image"}
        </Button>
        {path && !isRequired && (
          <Button color="error" disabled={isBusy} onClick={() => field.onChange(null)}>
            Retirer
          </Button>
        )}
      </Stack>
      <FormHelperText id={`${id}-help`} error={error !== null} role={error ? "alert" : undefined}>
        {error ?? helperText}
      </FormHelperText>
    </Box>
  );
}
