import { cardMessages } from "@jdj/contract/campaigns/messages";
import type { Guest } from "@jdj/contract/notebook/guests";
import { civilityLabel } from "@jdj/contract/person/civility";
import { nameList } from "#app/areas/campaigns/name-list.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { Html } from "#app/ui/html.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import {
  bodyOf,
  type CardChoices,
  type CardDraft,
  channelOf,
  formatOf,
  shownGuest,
} from "./draft.ts";
import styles from "./preview.module.css";
import { missingInPreview, previewHtml, previewValues } from "./preview-values.ts";

type PreviewProps = {
  draft: CardDraft;
  choices: CardChoices;
  /** Object URL of the host's own picture; null until it was read, and when a design is used. */
  picture: string | null;
};

/** The card as its first guest will see it: the picture, and below it the text in the channel's colour. */
export function CardPreview({ draft, choices, picture }: PreviewProps) {
  const guest = shownGuest(draft, choices);
  const design = choices.designs.find(({ id }) => id === draft.designId);
  const values = previewValues(guest, choices.eventFacts);
  const body = bodyOf(draft, choices);
  const missing = missingInPreview(body, guest, choices.eventFacts);
  const text = previewHtml(body, formatOf(draft), values, missing);
  const colour = channelOf(draft, choices)?.colour;
  return (
    <div className={kit.stack3}>
      <p className={`${words.note} ${words.breakAnywhere} ${styles.to}`}>
        Pour{" "}
        <strong>
          {guest
            ? `${civilityLabel(guest.civility)} ${guest.given_names} ${guest.last_name}`
            : "votre invité"}
        </strong>
      </p>
      {picture ? (
        <img className={styles.own} src={picture} alt="Votre faire-part" />
      ) : design ? (
        <img
          className={`${kit.card} ${styles.card}`}
          src={pictureFor(design.image, draft, guest)}
          alt={`Carte «\u00a0${design.name}\u00a0»`}
          width={540}
          height={675}
          loading="lazy"
        />
      ) : (
        <p className={`${kit.placeCentre} ${kit.card} ${styles.blank}`}>{cardMessages.noDesign}</p>
      )}
      {text.replace(/<[^<>]*>/g, "").trim() ? (
        <div
          className={styles.text}
          data-overlay={design || picture ? "" : undefined}
          style={colour === undefined ? undefined : { background: colour }}
        >
          {/* The host's own words, shown to the host alone; the server sanitises what leaves. */}
          <Html html={text} />
        </div>
      ) : null}
      {missing.length > 0 ? (
        <p className={`${words.note} ${styles.missing}`}>
          <mark>Surligné</mark>&nbsp;: un exemple, là où votre carnet est vide ({nameList(missing)}
          ).
        </p>
      ) : null}
    </div>
  );
}

/** Address of a design's picture with the wording of the message's category and the guest's name. */
function pictureFor(image: string, draft: CardDraft, guest: Guest | null): string {
  const category = draft.categoryId === null ? "" : `&category=${draft.categoryId}`;
  return `${image}${category}${guest ? `&guest=${guest.id}` : ""}`;
}

/** The card in small beside what is typed, below desktops; it opens the whole in the preview's dialog. */
export function SmallCard({ draft, choices }: Omit<PreviewProps, "picture">) {
  const design = choices.designs.find(({ id }) => id === draft.designId);
  if (!design) return null;
  return (
    <button type="button" className={`${kit.belowDesktop} ${styles.small}`} data-opens="apercu">
      <img
        src={pictureFor(design.image, draft, shownGuest(draft, choices))}
        alt={`Votre carte «\u00a0${design.name}\u00a0», l’agrandir`}
        width={540}
        height={675}
      />
    </button>
  );
}

/** The preview on a phone: a button with the card in small, which opens the whole in a dialog; without the button where the card itself opens it. */
export function PreviewDialog({
  draft,
  choices,
  picture,
  hasButton,
}: PreviewProps & { hasButton: boolean }) {
  const design = choices.designs.find(({ id }) => id === draft.designId);
  const small =
    picture ??
    (design ? `${pictureFor(design.image, draft, shownGuest(draft, choices))}&size=thumb` : null);
  return (
    <>
      {hasButton ? (
        <div className={kit.belowDesktop}>
          <button type="button" className={`${kit.control} ${styles.opens}`} data-opens="apercu">
            {small ? (
              <img src={small} alt="" width={38} height={48} />
            ) : (
              <Icon name="eye" size={22} />
            )}
            Aperçu
          </button>
        </div>
      ) : null}
      <Dialog id="apercu" title="Aperçu">
        <CardPreview draft={draft} choices={choices} picture={picture} />
      </Dialog>
    </>
  );
}
