import { bodyText } from "@jdj/contract/campaigns/body-text";
import { cardMessages } from "@jdj/contract/campaigns/messages";
import { at } from "@jdj/contract/paths/addresses";
import { count, isPlural } from "@jdj/french/plural";
import { Link, useNavigation } from "react-router";
import { BackLink } from "#app/areas/campaigns/back-link.tsx";
import { nameList } from "#app/areas/campaigns/name-list.ts";
import { PricePanel, PriceWarnings } from "#app/areas/campaigns/new/price-panel.tsx";
import { requireOpenNotebook } from "#app/areas/notebook/current-event.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { Form } from "#app/forms/form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote, Note } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import blocks from "#app/ui/text-blocks.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import styles from "./page.module.css";
import { sendReminder } from "./send-reminder.ts";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireOpenNotebook(context);
  const { reminders } = context.get(apiContext).campaigns;
  const id = Number(params.id);
  const suggested = url.searchParams.get("texte") !== "carte";
  const preview = await found(reminders.previewReminder({ id, suggested }));
  return {
    preview,
    isSame: !suggested || preview.suggestion === null,
    /** Made once per page, so that two presses send one reminder. */
    key: crypto.randomUUID(),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return sendReminder(context, Number(params.id), await readForm(request));
}

/** A reminder before it leaves: its text, its price and whom it reaches. */
export default function RemindGuests({ loaderData, actionData, params }: Route.ComponentProps) {
  const { key, isSame } = loaderData;
  const refused = actionData && "values" in actionData ? actionData : undefined;
  const preview = actionData && "preview" in actionData ? actionData.preview : loaderData.preview;
  const busy = useNavigation().formMethod === "POST";
  const { channel, guests, price, recent, sample } = preview;
  const back = at("card", params);
  const here = at("remindGuests", params);
  const text = refused?.values.body ?? bodyText(preview.body, preview.body_format);
  const channelTerms = {
    ...channel,
    colour: "",
    open: true,
    priceFcfa: price?.unit_fcfa ?? 0,
    credit: price?.credit ?? 0,
  };
  return (
    <section className={`${kit.stack5} ${kit.shrink}`}>
      <Title>Relancer vos invités</Title>
      <div>
        <BackLink to={back}>L’envoi</BackLink>
        <h1>Relancer vos invités</h1>
      </div>
      {refused ? <ErrorNote>{refused.message}</ErrorNote> : null}
      {actionData && "preview" in actionData && actionData.changed ? (
        <Note tone="warning">{actionData.changed}</Note>
      ) : null}
      {preview.count === 0 ? (
        <Note>
          {recent > 0
            ? `${count(recent, "invité n’a pas répondu, et a déjà été relancé", "invités n’ont pas répondu, et ont déjà été relancés")} depuis moins de 24\u00a0heures.`
            : `${preview.reached ? cardMessages.everybodyAnswered : cardMessages.nobodyReached}.`}
        </Note>
      ) : (
        <div className={styles.columns}>
          <Form method="post" className={`${kit.stack5} ${kit.shrink}`}>
            <TextField
              key={text}
              name="body"
              label="Le texte"
              hint="Ce qui est entre crochets devient propre à chaque invité."
              lines={8}
              maxLength={2000}
              required
              defaultValue={text}
              errors={refused?.errors.body}
            />
            {preview.suggestion === null ? null : (
              <p className={words.note}>
                {isSame ? (
                  <Link to={here}>Prendre notre texte de rappel</Link>
                ) : (
                  <Link to={`${here}?texte=carte`}>Reprendre le texte de la carte</Link>
                )}
              </p>
            )}
            <input type="hidden" name="key" value={key} />
            <input type="hidden" name="shown_body" value={text} />
            <input type="hidden" name="shown_total" value={price?.order_fcfa ?? 0} />
            <input type="hidden" name="shown_count" value={preview.count} />
            <div className={kit.wrap3}>
              <Button
                name="act"
                value="send"
                variant="card"
                busy={busy}
                icon={<Icon name="send" size={20} />}
              >
                {price && !price.covered ? "Aller au paiement" : "Envoyer la relance"}
              </Button>
              <Button name="act" value="review" variant="plain" busy={busy}>
                Relire avec ce texte
              </Button>
            </div>
          </Form>
          <div className={`${kit.stack5} ${kit.shrink} ${styles.about}`}>
            <section aria-labelledby="qui">
              <h2 className={words.text18} id="qui">
                {count(preview.count, "invité")} par {channel.name}
              </h2>
              <p>{nameList(guests.map(({ name }) => name))}</p>
              {guests.length > 3 ? (
                <details>
                  <summary className={words.marker}>Voir les noms</summary>
                  <ul className={styles.names}>
                    {guests.map(({ id, name }) => (
                      <li key={id}>{name}</li>
                    ))}
                  </ul>
                  {preview.count > guests.length ? (
                    <p>et {count(preview.count - guests.length, "autre")}</p>
                  ) : null}
                </details>
              ) : null}
              {recent > 0 ? (
                <p className={words.note}>
                  {count(recent, "invité déjà relancé", "invités déjà relancés")} depuis moins de
                  24&nbsp;heures ne {isPlural(recent) ? "le seront" : "le sera"} pas de nouveau.
                </p>
              ) : null}
            </section>
            {sample ? (
              <section aria-labelledby="lu">
                <h2 className={words.text18} id="lu">
                  Ce que lira {sample.name}
                </h2>
                <p className={blocks.quoted}>{sample.text}</p>
              </section>
            ) : null}
            {price ? (
              <>
                {price.unit_fcfa === 0 ? <p>Cet envoi est gratuit.</p> : null}
                <PricePanel price={price} channel={channelTerms} asking={false} />
                <PriceWarnings price={price} />
              </>
            ) : null}
          </div>
        </div>
      )}
    </section>
  );
}
