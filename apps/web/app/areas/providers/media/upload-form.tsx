import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "#app/ui/pro.module.css";
import media from "./page.module.css";

/**
 * Adds photos or a video. Several files at once are sent one by one (`uploads.script.ts`); without
 * script they are sent together, as far as 12 MB go.
 */
export function UploadForm({ state }: { state: FormState | undefined }) {
  const field = {
    name: "file",
    label: "Photos ou vidéo",
    hint: "JPEG, PNG ou WebP\u00a0; MP4 ou WebM. 10 Mo au plus par fichier.",
    errors: state?.errors.file,
    required: true,
  };
  return (
    <form
      method="post"
      encType="multipart/form-data"
      noValidate
      className={`${kit.card} ${kit.stack5} ${styles.box}`}
      data-uploads
    >
      <input type="hidden" name="intent" value="upload" />
      <FileDrop
        {...field}
        accept="image/jpeg,image/png,image/webp,video/mp4,video/webm"
        prompt="Choisir des photos"
        multiple
      />
      <p role="status" className={media.progress} data-uploads-status />
      <Button>Envoyer</Button>
    </form>
  );
}
