import { notebookMessages } from "@jdj/contract/notebook/messages";
import { at } from "@jdj/contract/paths/addresses";
import { data, useLocation, useNavigation } from "react-router";
import { BackButton } from "#app/areas/notebook/back-button.tsx";
import { cardOr, isFromCard } from "#app/areas/notebook/back-to-card-draft.ts";
import { EventPicture } from "#app/areas/notebook/events/event-picture.tsx";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import { useWording } from "#app/areas/notebook/use-wording.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { Form } from "#app/forms/form.tsx";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { submitOrExplain } from "#app/forms/submit-or-explain.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { Button } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import type { Route } from "./+types/page";
import styles from "./photo.module.css";
import { PhotoForm } from "./photo-form.tsx";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context }: Route.LoaderArgs) {
  const { id, image, seed, version, can } = await openEvent(context);
  if (can.event !== "write") throw data(null, { status: 404 });
  return { id, image, seed, version };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { id: eventId } = await openEvent(context);
  const form = await readForm(request);
  const { events } = context.get(apiContext).notebook;
  const image = form.get("image");
  try {
    const { message } =
      form.get("intent") === "remove"
        ? await events.removePhoto({ eventId })
        : await events.savePhoto({ eventId, image: image instanceof File ? image : undefined });
    return redirectWithFlash(context, cardOr(request, at("photo")), {
      kind: "success",
      text: message,
    });
  } catch (error) {
    return refused(error, form, notebookMessages.saveFailed);
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitOrExplain(serverAction);
}

/** The photo of the hosts, for their cards: chosen, cropped, replaced and removed. */
export default function PhotoPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, image, seed, version } = loaderData;
  const { celebrated } = useWording();
  const { formData } = useNavigation();
  const isOfCard = isFromCard(useLocation().search);
  const busy = formData?.get("intent") === "remove";
  return (
    <>
      <Title>Votre photo</Title>
      {isOfCard ? (
        <BackButton to={`${at("newCard")}#resume`}>Votre carte</BackButton>
      ) : (
        <BackButton to={at("couple")}>{celebrated}</BackButton>
      )}
      <h1>Votre photo</h1>
      <p>Elle paraît sur les cartes à photo que vous envoyez à vos invités.</p>
      <div className={`${kit.card} ${kit.stack5} ${styles.box}`}>
        {image === null ? null : (
          <>
            <div className={styles.shown}>
              <EventPicture event={{ image, seed }} strips={8} />
            </div>
            <Form method="post">
              <input type="hidden" name="intent" value="remove" />
              <Button variant="plain" busy={busy}>
                Supprimer la photo
              </Button>
            </Form>
          </>
        )}
        <PhotoForm key={`${id} ${version}`} hasPhoto={image !== null} state={actionData} />
      </div>
    </>
  );
}
