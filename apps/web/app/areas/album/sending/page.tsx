import { albumMessages as messages } from "@jdj/contract/album/messages";
import { albumRefusals } from "@jdj/contract/album/refusal-messages";
import type { AlbumLink } from "@jdj/contract/album/sending";
import { fieldErrorsOf, isRefusal, refusalMessage } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { ofHosts } from "@jdj/french/names";
import { count } from "@jdj/french/plural";
import { data, isRouteErrorResponse, useRouteError } from "react-router";
import { InvitationHead } from "#app/areas/invitations/invitation-head.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused, refusedFields } from "#app/forms/form-state.ts";
import { HiddenInputs } from "#app/forms/hidden-inputs.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { guestDeviceCookie } from "#app/http/cookies/device-cookies.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { found } from "#app/http/found.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote, Note } from "#app/ui/error-note.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import kit from "#app/ui/kit.module.css";
import { LostLink } from "#app/ui/lost-link.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import { Cloth } from "#app/weave/cloth.tsx";
import type { Route } from "./+types/page";
import { OwnPhotos } from "./own-photos.tsx";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "static" };

/** What the loader throws for a former link. */
const moved = "moved";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext);
  const known = await guestDeviceCookie.read(request, visitor);
  const device = known ?? crypto.randomUUID();
  const asked = context.get(apiContext).album.sending.link({ key: params.key, device });
  const album = await found(
    asked.catch((error: unknown) => {
      if (isRefusal(error, "album-moved")) throw data(moved, { status: 410 });
      throw error;
    }),
  );
  const page = { album, device, voice: album.event.voice };
  if (known !== null) return data(page);
  const setCookie = await guestDeviceCookie.set(device, visitor);
  return data(page, { headers: { "Set-Cookie": setCookie } });
}

/** Sends the photos of a form, each by itself: one that is refused does not keep back the others; or takes one back. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const { sending } = context.get(apiContext).album;
  const { key } = params;
  const cookie = await guestDeviceCookie.read(request, context.get(visitorContext));
  const device = cookie ?? (textFrom(form, "device") || undefined);
  const tell = (text: string) =>
    redirectWithFlash(context, at("albumLink", { key }), { kind: "success", text });
  if (textFrom(form, "intent") === "take-back") {
    try {
      const { message = "" } = await sending.takeBack({ key, id: textFrom(form, "id"), device });
      return tell(message);
    } catch (error) {
      return refused(error, form);
    }
  }
  const photos = form
    .getAll("photos")
    .filter((file): file is File => file instanceof File && file.size > 0);
  if (photos.length === 0)
    return refusedFields({ photos: [messages.photoRequired] }, form, messages.photoRequired);
  const errors: string[] = [];
  for (const photo of photos) {
    try {
      const id = crypto.randomUUID();
      await sending.send({ key, id, photo, sender: textFrom(form, "sender"), device });
    } catch (error) {
      const [why] = Object.values(fieldErrorsOf(error) ?? {}).flat();
      const sentence = why ?? refusalMessage(error);
      if (sentence === null && !isRefusal(error, "busy")) throw error;
      errors.push(`${photo.name}\u00a0: ${sentence ?? "Veuillez réessayer"}`);
    }
  }
  if (errors.length === 0) return tell(messages.sent);
  const sent = photos.length - errors.length;
  const others =
    sent === 0 ? "" : `${count(sent, "photo")} ${sent > 1 ? "sont parties" : "est partie"}. `;
  return refusedFields({ photos: errors }, form, `${others}Le reste n’est pas parti.`);
}

const closed: Record<Exclude<AlbumLink["state"], "open">, string> = {
  closed: albumRefusals["album-closed"].message,
  full: albumRefusals["album-full"].message,
  cancelled: "L’événement est annulé\u00a0: les photos ne sont plus reçues.",
  over: "Cela est passé depuis longtemps\u00a0: les photos sont effacées.",
};

/** `/photos/:key`: guests send their photos, without an account, also without a network. */
export default function SendPhotosPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { album, device } = loaderData;
  const { event } = album;
  const title = `Envoyez vos photos${ofHosts(event)}`;
  const field = bindFields(actionData);
  return (
    <>
      <InvitationHead title={title} about={event.name} />
      <Cloth className={styles.cloth} seed={event.seed} strips={12} rows={20} cover texture />
      <div className={`${kit.stack4} ${kit.oneColumn} ${styles.page}`}>
        <header className={words.textCentre}>
          <p className={words.secondary}>{event.hosts}</p>
          <h1>Envoyez vos photos</h1>
        </header>
        {album.state === "open" ? (
          <Form
            method="post"
            encType="multipart/form-data"
            className={`${kit.stack4} ${kit.oneColumn}`}
            noValidate
            data-album={params.key}
          >
            <HiddenInputs values={{ device }} />
            {actionData && Object.keys(actionData.errors).length === 0 ? (
              <ErrorNote>{actionData.message}</ErrorNote>
            ) : null}
            <FileDrop
              label="Vos photos"
              accept="image/jpeg,image/png,image/webp"
              prompt="Choisir des photos"
              multiple
              required
              {...field("photos")}
            />
            <TextField
              label="Votre prénom"
              maxLength={40}
              autoComplete="given-name"
              {...field("sender")}
            />
            <noscript>
              <p className={words.note}>12&nbsp;Mo au plus en un envoi.</p>
            </noscript>
            <Button variant="card" wide>
              Envoyer
            </Button>
            <div className={`${kit.stack1} ${styles.status}`} data-album-status hidden>
              <progress max={1} value={0} aria-label="Envoi des photos" />
              <p className={words.bold} role="status" data-album-said />
              <ul className={`${kit.listReset} ${words.errorText}`} data-album-refused />
            </div>
            <p className={words.note}>
              {album.asks_approval
                ? "Les hôtes choisissent les photos de l’album. "
                : "Vos photos entrent tout de suite dans l’album. "}
              Le voient ceux à qui ils ouvrent la page de l’événement, avec votre prénom. Le lieu et
              l’appareil sont effacés de la photo.{" "}
              {album.kept_until === null
                ? "Elles sont gardées un an après le jour même."
                : `Elles sont gardées jusqu’au ${longDate(album.kept_until)}.`}{" "}
              <a href={at("privacy")}>Vos données</a>
            </p>
          </Form>
        ) : (
          <Note>
            <p>{closed[album.state]}</p>
          </Note>
        )}
        <div data-album-own>
          <OwnPhotos photos={album.own} device={device} />
        </div>
        {album.album === null ? null : (
          <p className={words.textCentre}>
            <a className={kit.tapTarget} href={album.album}>
              Voir l’album
            </a>
          </p>
        )}
      </div>
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.data !== moved)
    return <LostLink lost="Ce code ne mène à aucun album" />;
  return (
    <div className={`${kit.stack3} ${styles.page}`}>
      <Title>Ce code a changé</Title>
      <meta name="robots" content="noindex" />
      <h1>Ce code a changé</h1>
      <p>{albumRefusals["album-moved"].message}</p>
    </div>
  );
}
