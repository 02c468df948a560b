import { cardMessages } from "@jdj/contract/cards/messages";
import { fillPlaceholders } from "@jdj/contract/cards/placeholders";
import { IconEye } from "@tabler/icons-react";
import { Dialog } from "../../../ui/dialog.tsx";
import {
  bodyOf,
  type CardChoices,
  type CardDraft,
  type ChoosableGuest,
  shownGuest,
} from "./draft.ts";
import styles from "./preview.module.css";

type PreviewProps = { draft: CardDraft; choices: CardChoices };

/** The letter as its first guest will read it: the picture, then the words. */
export function CardPreview({ draft, choices }: PreviewProps) {
  const guest = shownGuest(draft, choices);
  const design = choices.designs.find(({ id }) => id === draft.designId);
  const body = bodyOf(draft, choices);
  const words = guest
    ? fillPlaceholders(body, guest)
    : fillPlaceholders(body, { civility: "Madame", givenNames: "Adjoua", lastName: "Kouassi" });
  return (
    <div className={styles.preview}>
      <p className={styles.to}>
        Pour{" "}
        <strong>
          {guest ? `${guest.civility} ${guest.givenNames} ${guest.lastName}` : "votre invité"}
        </strong>
      </p>
      {design ? (
        <img
          className={styles.card}
          src={pictureFor(design.image, draft, guest)}
          alt={`Carte « ${design.name} »`}
          width={540}
          height={675}
        />
      ) : (
        <p className={styles.blank}>{cardMessages.noDesign}</p>
      )}
      {words.trim() ? <p className={styles.words}>{words}</p> : null}
    </div>
  );
}

/** A design's picture, in the words of the message's category and with the guest's name on it. */
function pictureFor(image: string, draft: CardDraft, guest: ChoosableGuest | null): string {
  const words = draft.categoryId === null ? "" : `&category=${draft.categoryId}`;
  return `${image}${words}${guest ? `&guest=${guest.id}` : ""}`;
}

/** The way to the preview on a phone: the card in small, and the whole of it in a sheet. */
export function PreviewDialog({ draft, choices }: PreviewProps) {
  const design = choices.designs.find(({ id }) => id === draft.designId);
  return (
    <div className={styles.phone}>
      <button type="button" className={styles.opens} data-opens="apercu">
        {design ? (
          <img
            src={pictureFor(design.image, draft, shownGuest(draft, choices))}
            alt=""
            width={38}
            height={48}
          />
        ) : (
          <IconEye size={22} aria-hidden="true" />
        )}
        Aperçu
      </button>
      <Dialog id="apercu" title="Aperçu">
        <CardPreview draft={draft} choices={choices} />
      </Dialog>
    </div>
  );
}
