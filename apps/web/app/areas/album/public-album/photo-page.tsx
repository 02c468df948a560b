import type { PublicPhoto } from "@jdj/contract/album/public-album";
import { isRefusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime } from "@jdj/french/dates";
import { ofHosts } from "@jdj/french/names";
import { data } from "react-router";
import { moved, PageError } from "#app/areas/event-page/public-page/page-error.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { Form } from "#app/forms/form.tsx";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { openedPagesCookie } from "#app/http/cookies/opened-pages-cookie.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { found } from "#app/http/found.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/photo-page";
import styles from "./album.module.css";

type PageData = { shown: PublicPhoto };

const isShared = ({ shown }: PageData) => shown.is_public;

export const handle: PageHandle<PageData> = { page: "static", cachedBy: [], isShared };

/** What names the photo to the API, with what this browser has opened. */
async function named({ context, params, request }: Route.LoaderArgs | Route.ActionArgs) {
  const access = await openedPagesCookie.read(request, context.get(visitorContext));
  return { slug: params.slug, id: params.id, ...(access === null ? {} : { access }) };
}

export async function loader(args: Route.LoaderArgs) {
  const asked = args.context.get(apiContext).album.publicAlbum.photo(await named(args));
  const shown = await found(
    asked.catch((error: unknown) => {
      if (isRefusal(error, "event-page-moved")) throw data(moved, { status: 410 });
      throw error;
    }),
  );
  return { shown, voice: shown.event.voice };
}

/** Reports the photo, and goes back to the album. */
export async function action(args: Route.ActionArgs) {
  const { context, params, request } = args;
  const form = await readForm(request);
  try {
    const { message = "" } = await context
      .get(apiContext)
      .album.publicAlbum.report(await named(args));
    return redirectWithFlash(context, at("publicAlbum", { slug: params.slug }), {
      kind: "success",
      text: message,
    });
  } catch (error) {
    return refused(error, form);
  }
}

/** `/fete/:slug/photos/:id`: one photo of the album with the ones beside it. */
export default function PublicPhotoPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { slug } = params;
  const { shown } = loaderData;
  const { photo, previous, next, place, total, page, event } = shown;
  const to = (id: number) => at("publicPhoto", { slug, id });
  const by = photo.sender ? `Photo de ${photo.sender}` : "Photo";
  return (
    <>
      <Title>{`${by}, album${ofHosts(event)}`}</Title>
      <meta name="robots" content="noindex" />
      <div className={styles.view} data-album>
        <nav className={styles.bar} aria-label="Album">
          <a
            className={kit.iconLink}
            href={`${at("publicAlbum", { slug })}${page > 1 ? `?page=${page}` : ""}`}
          >
            <Icon name="chevron-left" size={20} />
            L’album
          </a>
          <span className={words.note}>
            {place} sur {total}
          </span>
        </nav>
        <img
          className={styles.large}
          src={photo.large}
          alt={by}
          width={photo.width}
          height={photo.height}
          style={{ background: photo.colour }}
          fetchPriority="high"
        />
        <nav className={styles.bar} aria-label="Photos voisines">
          {previous === null ? (
            <span />
          ) : (
            <a className={kit.iconLink} href={to(previous)} rel="prev">
              <Icon name="chevron-left" size={20} />
              Précédente
            </a>
          )}
          {next === null ? (
            <span />
          ) : (
            <a className={kit.iconLink} href={to(next)} rel="next">
              Suivante
              <Icon name="chevron-right" size={20} />
            </a>
          )}
        </nav>
        <div className={`${kit.stack2} ${styles.about}`}>
          {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
          <p>
            {photo.sender ? <strong>{photo.sender}, </strong> : null}
            {dateAndTime(photo.sent_at)}
          </p>
          <div className={`${kit.cluster} ${kit.gapClose}`}>
            <a className={kit.iconLink} href={photo.large} download>
              <Icon name="download" size={20} />
              Télécharger
            </a>
            <Form method="post">
              <Button variant="quiet">Signaler cette photo</Button>
            </Form>
          </div>
        </div>
      </div>
    </>
  );
}

export const ErrorBoundary = PageError;
