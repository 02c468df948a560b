import type { AlbumLink } from "@jdj/contract/album/sending";
import { Form } from "#app/forms/form.tsx";
import { HiddenInputs } from "#app/forms/hidden-inputs.tsx";
import { Button } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

type OwnPhotosProps = {
  photos: AlbumLink["own"];
  device: string;
};

const places: Record<AlbumLink["own"][number]["state"], string> = {
  waiting: "Chez les hôtes",
  shown: "Dans l’album",
  hidden: "Reçue",
};

/** What this browser sent, each to be taken back. A photo that the hosts put aside is only « Reçue ». */
export function OwnPhotos({ photos, device }: OwnPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <section className={kit.stack3} aria-labelledby="envoyees">
      <h2 id="envoyees">Vous avez envoyé</h2>
      <ul className={`${kit.listReset} ${styles.own}`}>
        {photos.map(({ id, small, colour, state }, index) => (
          <li key={id}>
            <img
              src={small}
              alt={`Envoi ${photos.length - index}`}
              width={144}
              height={144}
              loading="lazy"
              style={{ background: colour }}
            />
            <p className={words.note}>{places[state]}</p>
            <Form method="post">
              <HiddenInputs values={{ intent: "take-back", id, device }} />
              <Button variant="quiet">
                Retirer<span className="visually-hidden"> votre photo {photos.length - index}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
