import type { AlbumCollection } from "@jdj/contract/album/collection";
import type { HostedPhoto } from "@jdj/contract/album/photo";
import { dateAndTime } from "@jdj/french/dates";
import { type KeyboardEvent, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { HiddenInputs } from "#app/forms/hidden-inputs.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./collection.module.css";

type PhotoGridProps = {
  eventId: number;
  album: AlbumCollection;
  view: string;
  state: FormState | undefined;
};

/** What may be done with photos in each state, the usual first. */
const acts: Record<
  AlbumCollection["state"],
  readonly { intent: string; label: string; variant?: "plain" | "danger" }[]
> = {
  waiting: [
    { intent: "show", label: "Montrer" },
    { intent: "hide", label: "Écarter", variant: "plain" },
  ],
  shown: [{ intent: "hide", label: "Écarter", variant: "plain" }],
  hidden: [
    { intent: "show", label: "Remettre dans l’album", variant: "plain" },
    { intent: "remove", label: "Supprimer pour toujours", variant: "danger" },
  ],
};

/** The photos of one state: a press chooses, the buttons below decide on what is chosen. */
export function PhotoGrid({ eventId, album, view, state }: PhotoGridProps) {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(0);
  const sent = useNavigation().formData?.get("intent");
  const { photos } = album;
  const mayWrite = album.can.write;
  const boxes = () => [
    ...(form.current?.querySelectorAll<HTMLInputElement>("input[name=photo]") ?? []),
  ];
  const recount = () => setChosen(boxes().filter(({ checked }) => checked).length);
  const chooseAll = (isChosen: boolean) => {
    for (const box of boxes()) box.checked = isChosen;
    recount();
  };
  return (
    <Form
      ref={form}
      method="post"
      className={`${kit.stack3} ${kit.oneColumn}`}
      preventScrollReset
      onChange={recount}
      onKeyDown={(event) => moveFocus(event, boxes())}
    >
      <HiddenInputs values={{ event_id: eventId, view, page: album.current_page }} />
      {state ? <ErrorNote>{state.message}</ErrorNote> : null}
      {mayWrite ? (
        <p className={`${kit.cluster2} ${kit.scripted}`}>
          <Button type="button" variant="plain" onClick={() => chooseAll(chosen < photos.length)}>
            {chosen < photos.length ? "Tout choisir" : "Ne rien choisir"}
          </Button>
          <span className={words.note} role="status">
            {chosen === 0 ? "" : `${chosen} ${chosen > 1 ? "choisies" : "choisie"}`}
          </span>
        </p>
      ) : null}
      <ul className={`${kit.listReset} ${styles.grid}`}>
        {photos.map((photo) => (
          <Tile key={photo.id} photo={photo} mayChoose={mayWrite} />
        ))}
      </ul>
      {mayWrite ? (
        <div className={`${kit.cluster2} ${styles.acts}`}>
          {acts[album.state].map(({ intent, label, variant }) => (
            <Button
              key={intent}
              name="intent"
              value={intent}
              busy={sent === intent}
              {...(variant && { variant })}
            >
              {label}
            </Button>
          ))}
          {album.state === "waiting" && photos.length > 1 ? (
            <noscript>
              <label>
                <input type="checkbox" name="all" value={photos.map(({ id }) => id).join(",")} />{" "}
                Les {photos.length} de cette page
              </label>
            </noscript>
          ) : null}
        </div>
      ) : null}
    </Form>
  );
}

function Tile({ photo, mayChoose }: { photo: HostedPhoto; mayChoose: boolean }) {
  const name = `Photo ${photo.sender ? `de ${photo.sender}, ` : "du "}${dateAndTime(photo.sent_at)}`;
  const picture = (
    <img
      src={photo.small}
      alt={mayChoose ? "" : name}
      width={144}
      height={144}
      loading="lazy"
      decoding="async"
      style={{ background: photo.colour }}
    />
  );
  return (
    <li className={styles.tile}>
      {mayChoose ? (
        <label className={styles.choice}>
          <input type="checkbox" name="photo" value={photo.id} aria-label={name} />
          {picture}
        </label>
      ) : (
        picture
      )}
      <a className={styles.large} href={photo.large} aria-label={`Voir en grand\u00a0: ${name}`}>
        <Icon name="eye" size={20} />
      </a>
      <p className={`${words.note} ${styles.sender}`}>
        {photo.is_reported && photo.state === "waiting" ? (
          <strong className={words.errorText}>Signalée</strong>
        ) : (
          (photo.sender ?? "Sans nom")
        )}
      </p>
    </li>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Moves from photo to photo by the arrow keys; up and down go by the rows that are shown. */
function moveFocus(event: KeyboardEvent, boxes: readonly HTMLInputElement[]): void {
  const here = boxes.findIndex((box) => box.isSameNode(event.target as Node));
  if (here < 0) return;
  const top = (box: HTMLInputElement | undefined) => box?.closest("li")?.offsetTop;
  const columns = Math.max(1, boxes.filter((box) => top(box) === top(boxes[0])).length);
  const vertical = event.key === "ArrowDown" ? columns : event.key === "ArrowUp" ? -columns : 0;
  const next = boxes[here + (steps[event.key] ?? vertical)];
  if (!next || next === event.target) return;
  event.preventDefault();
  next.focus();
}
