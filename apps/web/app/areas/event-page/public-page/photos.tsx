import type { EventPage } from "@jdj/contract/event-page/public-page";
import { at } from "@jdj/contract/paths/addresses";
import { grouped } from "@jdj/french/money";
import kit from "#app/ui/kit.module.css";
import styles from "./page.module.css";
import { PhotoThumbnails } from "./photo-thumbnails.tsx";

/** The newest photos of the album, and the way to all. */
export function Photos({ slug, album }: { slug: string } & Pick<EventPage, "album">) {
  if (album === null) return null;
  const { photos, total } = album;
  return (
    <section className={styles.section} aria-labelledby="photos">
      <h2 id="photos">Photos</h2>
      <PhotoThumbnails slug={slug} photos={photos} eager={0} />
      <p>
        <a className={kit.tapTarget} href={at("publicAlbum", { slug })}>
          {total > photos.length ? `Toutes les photos (${grouped(total)})` : "Ouvrir l’album"}
        </a>
      </p>
    </section>
  );
}
