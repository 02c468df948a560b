import { cardMessages } from "@jdj/contract/campaigns/messages";
import { readyQuery } from "@jdj/contract/campaigns/ready-query";
import { at } from "@jdj/contract/paths/addresses";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { isPicture, storeDraftPicture } from "#app/areas/campaigns/new/draft-picture.ts";
import { dropOrderedDraft } from "#app/areas/campaigns/new/drop-card-draft.ts";
import { readDraft } from "#app/device/draft-store.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./start-card.module.css";

/** Starts a card: with one of our designs, or with the host's own picture. */
export function StartCard({ eventId }: { eventId: number }) {
  const navigate = useNavigate();
  const [error, setError] = useState<string | null>(null);
  const [hasDraft, setHasDraft] = useState(false);
  useEffect(() => setHasDraft(readDraft("card", eventId) !== null), [eventId]);

  async function take(file: File | undefined) {
    if (!file) return;
    if (!(await isPicture(file))) {
      setError(cardMessages.invalidImage);
      return;
    }
    try {
      await storeDraftPicture(eventId, { name: file.name, bytes: file });
      dropOrderedDraft(eventId);
      navigate(`${at("newCard")}#resume`);
    } catch {
      setError("Ce navigateur ne peut pas garder l’image\u00a0: libérez de la place et réessayez.");
    }
  }

  return (
    <>
      <Button
        type="button"
        variant="card"
        icon={<Icon name="mail-plus" size={20} />}
        data-opens="commencer"
      >
        Nouveau<span className="hidden-on-phone"> message</span>
      </Button>
      <noscript>
        <LinkButton to={at("newCard")} variant="plain">
          Commencer
        </LinkButton>
      </noscript>
      <Dialog id="commencer" title="Nouvelle carte">
        <div className={`${kit.stack3} ${kit.two640}`}>
          <button
            type="button"
            className={`${kit.outlined} ${styles.option}`}
            onClick={() => navigate(`${at("newCard")}?${readyQuery}#resume`)}
          >
            <Icon name="send" size={28} stroke={1.5} />
            <strong>Carte toute prête</strong>
            <span className={words.note}>
              Notre texte et notre modèle, pour tous vos invités&nbsp;: vous relisez, puis vous
              envoyez.{hasDraft ? " Votre brouillon commencé sera remplacé." : null}
            </span>
          </button>
          <button
            type="button"
            className={`${kit.outlined} ${styles.option}`}
            onClick={() => {
              void storeDraftPicture(eventId, null).catch(() => undefined);
              navigate(at("newCard"));
            }}
          >
            <Icon name="brush" size={28} stroke={1.5} />
            <strong>Créer une carte</strong>
            <span className={words.note}>
              Un de nos modèles, aux couleurs de votre tissage, au nom de chaque invité.
            </span>
          </button>
          <label className={`${kit.outlined} ${styles.option}`}>
            <Icon name="photo-up" size={28} stroke={1.5} />
            <strong>Importer une image</strong>
            <span className={words.note}>
              Votre propre faire-part, en JPEG, PNG ou WebP. Il ne part pas par SMS.
            </span>
            <input
              type="file"
              accept="image/jpeg,image/png,image/webp"
              aria-describedby={error === null ? undefined : "image-refusee"}
              onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
            />
          </label>
        </div>
        <p id="image-refusee" role="alert" className={`${words.errorText} ${styles.error}`}>
          {error}
        </p>
      </Dialog>
    </>
  );
}
