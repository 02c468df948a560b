import type { PublicAlbum } from "@jdj/contract/album/public-album";
import { isRefusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { ofHosts } from "@jdj/french/names";
import { count } from "@jdj/french/plural";
import { data, redirect } from "react-router";
import { moved, PageError } from "#app/areas/event-page/public-page/page-error.tsx";
import { PhotoThumbnails } from "#app/areas/event-page/public-page/photo-thumbnails.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { openedPagesCookie } from "#app/http/cookies/opened-pages-cookie.ts";
import { found } from "#app/http/found.ts";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { Pagination } from "#app/ui/pagination.tsx";
import words from "#app/ui/words.module.css";
import { Cloth } from "#app/weave/cloth.tsx";
import type { Route } from "./+types/page";
import styles from "./album.module.css";

type PageData = { album: PublicAlbum };

const isShared = ({ album }: PageData) => album.is_public;

export const handle: PageHandle<PageData> = { page: "static", cachedBy: ["page"], isShared };

/** Photos that a phone shows at once below the head: five rows of three. */
const FIRST_SCREEN = 15;

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { slug } = params;
  const access = await openedPagesCookie.read(request, context.get(visitorContext));
  const page = Math.trunc(Number(url.searchParams.get("page"))) || 1;
  const asked = context.get(apiContext).album.publicAlbum.album({
    slug,
    page: Math.min(1000, Math.max(1, page)),
    ...(access === null ? {} : { access }),
  });
  const album = await found(
    asked.catch((error: unknown) => {
      if (isRefusal(error, "event-page-moved")) throw data(moved, { status: 410 });
      throw error;
    }),
  );
  if (album.state === "locked") throw redirect(at("publicEventPage", { slug }));
  return { album, voice: album.event.voice };
}

/** `/fete/:slug/photos`: the album of a feast, as open as its page. */
export default function PublicAlbumPage({ loaderData, params }: Route.ComponentProps) {
  const { album } = loaderData;
  const { slug } = params;
  const { event, total } = album;
  return (
    <>
      <Title>{`Les photos${ofHosts(event)}`}</Title>
      <meta name="robots" content="noindex" />
      <div className={styles.album}>
        <Cloth className={styles.cloth} seed={event.seed} strips={12} rows={8} cover />
        <header className={styles.head}>
          <a className={kit.iconLink} href={at("publicEventPage", { slug })}>
            <Icon name="chevron-left" size={20} />
            Retour à la page
          </a>
          <h1>Les photos{ofHosts(event)}</h1>
          <p className={`${kit.cluster} ${kit.gapClose}`}>
            <span className={words.note}>{total === 0 ? "" : count(total, "photo")}</span>
            {album.send === null ? null : (
              <a className={kit.iconLink} href={album.send}>
                <Icon name="camera" size={20} />
                Envoyer les vôtres
              </a>
            )}
          </p>
        </header>
        {total === 0 ? (
          <p className={styles.head}>L’album est encore vide.</p>
        ) : (
          <PhotoThumbnails slug={slug} photos={album.photos} eager={FIRST_SCREEN} />
        )}
        <Pagination
          page={album.current_page}
          lastPage={album.last_page}
          to={(page) => `${at("publicAlbum", { slug })}${page > 1 ? `?page=${page}` : ""}`}
          label="Photos"
        />
      </div>
    </>
  );
}

export const ErrorBoundary = PageError;
