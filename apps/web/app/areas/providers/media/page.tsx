import { ShopTabs } from "#app/areas/providers/shop-tabs.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { bindFields } from "#app/forms/bind-fields.ts";
import { apiContext } from "#app/http/context.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { Permitted, PermittedForm } from "#app/ui/permitted.tsx";
import styles from "#app/ui/pro.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { changeMedia } from "./change-media.ts";
import { Medium } from "./medium.tsx";
import media from "./page.module.css";
import { UploadForm } from "./upload-form.tsx";

export const handle: PageHandle = { page: "static" };

export async function loader({ context }: Route.LoaderArgs) {
  requireProvider(context);
  return context.get(apiContext).providers.media.list();
}

export function action({ context, request }: Route.ActionArgs) {
  return changeMedia(context, request);
}

/** `/pro/boutique/photos`: the photos and films of the shop, in their order. */
export default function MediaPage({ loaderData, actionData }: Route.ComponentProps) {
  const { data, most } = loaderData;
  const intent = actionData?.values.intent;
  const film = bindFields(intent === "film" ? actionData : undefined);
  return (
    <>
      <Title>Photos</Title>
      <h1>Boutique</h1>
      <ShopTabs current="proMedia" />
      {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
      <p className={`${kit.narrow} ${words.secondary}`}>
        {data.length === 0
          ? "Montrez votre travail\u00a0: la première photo sert de couverture dans l’annuaire."
          : `${data.length} sur ${most}. La couverture est montrée dans l’annuaire, les autres sur votre page, dans cet ordre.`}
      </p>
      <PermittedForm>
        <Permitted need="catalogue:write">
          <UploadForm state={intent === "upload" ? actionData : undefined} />
        </Permitted>
        {data.length > 0 ? (
          <ol className={media.grid}>
            {data.map((medium, index) => (
              <Medium
                key={medium.id}
                medium={medium}
                place={index + 1}
                isLast={index === data.length - 1}
              />
            ))}
          </ol>
        ) : null}
        <Permitted need="catalogue:write">
          <section className={kit.stack4} aria-labelledby="film">
            <h2 id="film">Ajouter une vidéo YouTube ou TikTok</h2>
            <form method="post" noValidate className={`${kit.card} ${kit.stack5} ${styles.box}`}>
              <input type="hidden" name="intent" value="film" />
              <TextField
                label="Adresse de la vidéo"
                hint="Copiez-la depuis YouTube ou TikTok."
                type="url"
                inputMode="url"
                required
                {...film("url")}
              />
              <TextField label="Légende" maxLength={200} {...film("caption")} />
              <Button variant="plain">Ajouter la vidéo</Button>
            </form>
          </section>
        </Permitted>
      </PermittedForm>
    </>
  );
}
