import type { AlbumCollection } from "@jdj/contract/album/collection";
import { at } from "@jdj/contract/paths/addresses";
import { useSite } from "#app/document/site.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { ShareButton } from "#app/ui/links/share-button.tsx";
import words from "#app/ui/words.module.css";

type WaysProps = { album: AlbumCollection; eventName: string };

/** How photos come in: the link, and the cards with its code for the tables. */
export function WayIn({ album, eventName }: WaysProps) {
  const { publicUrl } = useSite();
  if (!album.is_open || album.path === null) return null;
  return (
    <section className={kit.stack2} aria-labelledby="code">
      <h2 id="code">Le code des tables</h2>
      <ShareButton
        title={`Envoyez vos photos\u00a0: ${eventName}`}
        address={publicUrl + album.path}
        shown
      />
      <p>
        <LinkButton to={at("albumCards")} variant="plain" icon={<Icon name="printer" size={20} />}>
          Cartons des tables
        </LinkButton>
      </p>
    </section>
  );
}

/** Where photos go: the album of the feast, and the downloads. */
export function WaysOut({ album }: Pick<WaysProps, "album">) {
  const { counts } = album;
  const total = counts.waiting + counts.shown + counts.hidden;
  if (total === 0) return null;
  return (
    <section className={kit.stack2} aria-labelledby="garder">
      <h2 id="garder">Voir et garder</h2>
      <p className={kit.cluster2}>
        {album.album === null || counts.shown === 0 ? null : (
          <LinkButton
            to={album.album}
            reloadDocument
            variant="plain"
            icon={<Icon name="photo" size={20} />}
          >
            L’album
          </LinkButton>
        )}
        {counts.shown === 0 ? null : (
          <LinkButton
            to={`${at("albumDownload")}?quoi=album`}
            reloadDocument
            variant="plain"
            icon={<Icon name="download" size={20} />}
          >
            Télécharger l’album
          </LinkButton>
        )}
        {total === counts.shown ? null : (
          <LinkButton
            to={`${at("albumDownload")}?quoi=tout`}
            reloadDocument
            variant="plain"
            icon={<Icon name="download" size={20} />}
          >
            Tout télécharger
          </LinkButton>
        )}
      </p>
      {album.album === null && counts.shown > 0 ? (
        <p className={words.note}>
          Vos invités verront l’album quand la <a href={at("eventPage")}>page de la fête</a> sera
          ouverte.
        </p>
      ) : null}
    </section>
  );
}
