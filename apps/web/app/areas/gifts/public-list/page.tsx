import { giftMessages } from "@jdj/contract/gifts/messages";
import { at } from "@jdj/contract/paths/addresses";
import { fcfa } from "@jdj/french/money";
import { ofHosts } from "@jdj/french/names";
import { redirect } from "react-router";
import type { PageHandle } from "#app/document/page-kind.ts";
import { ShareImage } from "#app/document/share-image.tsx";
import { Title } from "#app/document/title.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused, refusedFields } from "#app/forms/form-state.ts";
import { newKey } from "#app/forms/new-key.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { CancelledNote } from "#app/ui/cancelled-note.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { LostLink } from "#app/ui/lost-link.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import words from "#app/ui/words.module.css";
import { Cloth } from "#app/weave/cloth.tsx";
import type { Route } from "./+types/page";
import { GiveForm } from "./give-form.tsx";
import styles from "./page.module.css";
import { WishCard } from "./wish-card.tsx";

export const handle: PageHandle = { page: "static" };

/** The value of `?cadeau=` for the cagnotte. */
const POT = "cagnotte";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { gifts } = context.get(apiContext);
  const list = await found(gifts.publicLists.list({ token: params.token }));
  return { list, chosen: url.searchParams.get("cadeau"), key: newKey(), voice: list.event.voice };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const item = textFrom(form, "item");
  if (item === "") {
    const message = giftMessages.potRequired;
    return refusedFields({ item_id: [message] }, form, message);
  }
  const { gifts } = context.get(apiContext);
  const given = {
    token: params.token,
    item_id: item === POT ? null : item,
    amount: textFrom(form, "amount"),
    giver_name: textFrom(form, "giver_name"),
    message: textFrom(form, "message"),
    phone_number_1: textFrom(form, "phone_number_1"),
    email: textFrom(form, "email"),
    idempotency_key: textFrom(form, "key") || undefined,
  };
  try {
    const { reference } = await gifts.publicLists.give(given);
    return redirect(at("pay", { reference }));
  } catch (error) {
    return refused(error, form);
  }
}

/** `/liste-de-cadeaux/:token`: what the hosts wish and what is still free, for guests without an account. */
export default function PublicGiftListPage({
  loaderData,
  actionData,
  params,
}: Route.ComponentProps) {
  const { list, key } = loaderData;
  const { event, pot, items, message } = list;
  const chosen = actionData?.values.item ?? loaderData.chosen;
  const item = items.find(({ id }) => String(id) === chosen);
  const isPot = chosen === POT && pot !== null;
  return (
    <div className={`${kit.stack5} ${styles.page}`}>
      <Title>{`Liste de cadeaux${ofHosts(event)}`}</Title>
      <meta name="robots" content="noindex" />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="fr_CI" />
      <meta property="og:title" content={`Liste de cadeaux${ofHosts(event)}`} />
      <ShareImage name={`cadeaux/${params.token}`} alt={`La liste de cadeaux${ofHosts(event)}`} />
      <Cloth className={styles.cloth} seed={event.seed} strips={12} rows={24} cover texture />
      <header className={words.textCentre}>
        {event.name === event.hosts ? null : <p className={words.secondary}>{event.name}</p>}
        <h1>Liste de cadeaux{ofHosts(event)}</h1>
      </header>
      {event.is_cancelled ? (
        <CancelledNote name={event.name} />
      ) : list.is_open ? null : (
        <Note>
          <p>Cette liste de cadeaux n’est pas ouverte pour le moment.</p>
        </Note>
      )}
      {message === "" ? null : <p className={styles.message}>{message}</p>}
      {item || isPot ? (
        <Dialog
          id="offrir"
          title={item ? item.name : pot?.name || "Participer à la cagnotte"}
          opensItself
        >
          <GiveForm
            item={item ?? null}
            chosen={isPot ? POT : String(item?.id)}
            pageKey={key}
            refused={actionData}
          />
        </Dialog>
      ) : actionData ? (
        <Note tone="warning">
          <p>{actionData.message}</p>
        </Note>
      ) : null}
      {pot ? (
        <section className={`${kit.stack3} ${styles.pot}`} aria-labelledby="cagnotte">
          <h2 id="cagnotte">{pot.name || "La cagnotte"}</h2>
          <p>
            Offrez le montant de votre choix, à partir de {fcfa(100)}.
            {pot.goal_fcfa === null ? "" : ` Objectif\u00a0: ${fcfa(pot.goal_fcfa)}.`}
          </p>
          {pot.percent === null || pot.percent === 0 ? null : (
            <ProgressBar
              percent={pot.percent}
              label={pot.percent === 100 ? "Objectif atteint, merci\u00a0!" : "Déjà réuni"}
              seed={event.seed}
              showsLabel
            />
          )}
          <LinkButton to={`?cadeau=${POT}`} reloadDocument wide>
            Participer à la cagnotte
          </LinkButton>
        </section>
      ) : null}
      {items.length > 0 ? (
        <section className={kit.stack2} aria-labelledby="souhaits">
          <h2 id="souhaits">Leurs souhaits</h2>
          <ul className={kit.grid}>
            {items.map((one) => (
              <WishCard key={one.id} item={one} />
            ))}
          </ul>
        </section>
      ) : null}
      {list.is_open && items.length === 0 && pot === null ? (
        <p>Vos hôtes n’ont encore rien mis dans leur liste. Revenez bientôt.</p>
      ) : null}
      {list.is_open ? (
        <p className={`${words.textCentre} ${words.text14} ${words.secondary}`}>
          Vous payez par mobile money ou par carte, sans compte. Vos hôtes seuls voient ce que vous
          offrez.
        </p>
      ) : null}
    </div>
  );
}

export function ErrorBoundary() {
  return <LostLink lost="Cette liste de cadeaux est introuvable" />;
}
