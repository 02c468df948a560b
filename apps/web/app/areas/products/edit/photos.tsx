import type { OwnImage } from "@jdj/contract/products/images";
import { IMAGES_MAX } from "@jdj/contract/products/seller-limits";
import media from "#app/areas/providers/media/page.module.css";
import { PlaceButtons } from "#app/areas/providers/media/place-buttons.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import kit from "#app/ui/kit.module.css";
import pro from "#app/ui/pro.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";

type PhotoProps = { image: OwnImage; place: number; isLast: boolean };

/** One photo with its place and what it shows. Buttons, so that all works by keyboard and without script. */
function Photo({ image, place, isLast }: PhotoProps) {
  const name = `photo ${place}`;
  return (
    <li className={media.medium}>
      <div className={media.shown}>
        <img src={image.path} alt={image.caption || name} loading="lazy" />
      </div>
      <form method="post" className={media.order}>
        <input type="hidden" name="image" value={image.id} />
        <PlaceButtons name={name} place={place} isLast={isLast} />
      </form>
      <details className={pro.edit}>
        <summary>
          Décrire ou supprimer<span className="visually-hidden"> {name}</span>
        </summary>
        <form method="post" className={media.caption}>
          <input type="hidden" name="image" value={image.id} />
          <TextField
            label="Ce que montre la photo"
            name="caption"
            scope={image.id}
            defaultValue={image.caption}
            maxLength={200}
          />
          <div className={kit.cluster2}>
            <Button variant="plain" name="intent" value="save-image">
              Enregistrer
            </Button>
            <Button variant="danger" name="intent" value="remove-image">
              Supprimer
            </Button>
          </div>
        </form>
      </details>
    </li>
  );
}

/**
 * The photos of a product, in their order. Several files at once are sent one by one
 * (`uploads.script.ts`); without script they are sent together.
 */
export function Photos({
  images,
  state,
}: {
  images: readonly OwnImage[];
  state: FormState | undefined;
}) {
  const field = {
    name: "file",
    label: "Ajouter des photos",
    hint: "JPEG, PNG ou WebP, 10 Mo au plus par fichier.",
    errors: state?.errors.file,
  };
  return (
    <section className={`${kit.stack5} ${kit.shrink}`} aria-labelledby="photos">
      <h2 id="photos">Photos</h2>
      <p className={words.note}>
        {images.length === 0
          ? "Il faut une photo au moins pour mettre l’article en vente."
          : `${images.length} sur ${IMAGES_MAX}. La première est montrée dans les listes.`}
      </p>
      {images.length > 0 ? (
        <ol className={media.grid}>
          {images.map((image, index) => (
            <Photo
              key={image.id}
              image={image}
              place={index + 1}
              isLast={index === images.length - 1}
            />
          ))}
        </ol>
      ) : null}
      {images.length < IMAGES_MAX ? (
        <form
          method="post"
          encType="multipart/form-data"
          noValidate
          className={`${kit.card} ${kit.stack5} ${pro.box}`}
          data-uploads
        >
          <input type="hidden" name="intent" value="upload" />
          <FileDrop
            {...field}
            accept="image/jpeg,image/png,image/webp"
            prompt="Choisir des photos"
            multiple
          />
          <p role="status" className={media.progress} data-uploads-status />
          <div>
            <Button variant={images.length === 0 ? "main" : "plain"}>Envoyer</Button>
          </div>
        </form>
      ) : null}
    </section>
  );
}
