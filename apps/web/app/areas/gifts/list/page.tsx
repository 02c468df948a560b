import { fcfa } from "@jdj/french/money";
import { changeGiftList } from "#app/areas/gifts/change-gift-list.ts";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import { SectionIntroduction } from "#app/areas/notebook/section-introduction.tsx";
import { useMayWrite } from "#app/areas/notebook/sharing/use-may-write.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { useSite } from "#app/document/site.ts";
import { Title } from "#app/document/title.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { submitOrExplain } from "#app/forms/submit-or-explain.ts";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { sectionIntroduction } from "#app/http/section-introduction.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { ShareButton } from "#app/ui/links/share-button.tsx";
import { Tiles } from "#app/ui/tiles.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { AddProduct } from "./add-product.tsx";
import { ListForm } from "./list-form.tsx";
import { Money } from "./money.tsx";
import styles from "./page.module.css";
import { ReceivedGifts } from "./received-gifts.tsx";
import { WishForm } from "./wish-form.tsx";
import { Wishes } from "./wishes.tsx";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context, url }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const api = context.get(apiContext);
  const isHost = event.can.ownership === "write";
  const [list, money, numbers] = await Promise.all([
    found(api.gifts.lists.list({ eventId: event.id })),
    isHost ? found(api.gifts.payouts.list({ eventId: event.id })) : null,
    isHost ? found(api.payouts.hostNumbers.list({ eventId: event.id })) : null,
  ]);
  const search = (url.searchParams.get("recherche") ?? "").slice(0, 80);
  const products =
    search === "" ? null : (await found(api.products.products.list({ search, per_page: 9 }))).data;
  return {
    introduction: sectionIntroduction(context, "gifts"),
    eventId: event.id,
    seed: event.seed,
    list,
    money,
    numbers: numbers?.data ?? [],
    search,
    products,
  };
}

export function action({ context, request }: Route.ActionArgs) {
  return changeGiftList(context, request);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitOrExplain(serverAction);
}

/** « Liste de cadeaux »: the wishes, the cagnotte, the link to share, and who gave what. */
export default function GiftListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { eventId, seed, list, money } = loaderData;
  const { publicUrl } = useSite();
  const mayWrite = useMayWrite("gifts");
  const intent = actionData?.values.intent;
  const stateOf = (name: string) => (intent === name ? (actionData ?? undefined) : undefined);
  const isOfMoney = intent === "payout" || intent?.startsWith("number-");
  const { sums } = list;
  const isFilled = list.items.length > 0;
  return (
    <>
      <Title>Liste de cadeaux</Title>
      <div className={`${kit.toolbar} ${kit.between}`}>
        <h1>Liste de cadeaux</h1>
        <Badge tone={list.is_open ? "good" : "neutral"}>
          {list.is_open ? "Ouverte" : "Fermée"}
        </Badge>
      </div>
      {isFilled ? null : <SectionIntroduction text={loaderData.introduction} />}
      {intent === "up" || intent === "down" || intent === "remove" ? (
        <ErrorNote>{actionData?.message}</ErrorNote>
      ) : null}
      <Tiles
        tiles={[
          { label: "Reçu", value: fcfa(sums.paid_fcfa), tone: "good" },
          { label: "Dont la cagnotte", value: fcfa(sums.pot_paid_fcfa) },
          { label: "Paiement attendu", value: fcfa(sums.pledged_fcfa) },
          {
            label: "À remercier",
            value: sums.to_thank,
            tone: sums.to_thank > 0 ? "attention" : undefined,
          },
        ]}
      />
      {list.is_open && list.path !== null ? (
        <section className={`${kit.stack3} ${kit.oneColumn}`} aria-labelledby="lien">
          <h2 id="lien">Le lien à partager</h2>
          <div className={styles.code}>
            <img
              className={`${kit.card} ${kit.noShrink}`}
              src={`/api/v1/public-gift-lists/${list.path.split("/").at(-1)}/code.svg`}
              alt="Code QR de votre liste de cadeaux"
              width={144}
              height={144}
            />
            <div>
              <ShareButton
                address={`${publicUrl}${list.path}`}
                title="Notre liste de cadeaux"
                shown
              />
              <p>
                <a
                  href={`/api/v1/public-gift-lists/${list.path.split("/").at(-1)}/code.png`}
                  download="liste-de-cadeaux.png"
                >
                  Télécharger le code à imprimer
                </a>
              </p>
              <p className={words.note}>
                À poser à l’entrée ou sur les tables{"\u00a0"}: vos invités le scannent avec leur
                téléphone.
              </p>
            </div>
          </div>
          <p className={words.note}>
            Vos cartes d’invitation mènent aussi à votre liste.{" "}
            <a href={list.path}>La voir comme vos invités</a>
          </p>
        </section>
      ) : null}
      <Wishes
        eventId={eventId}
        seed={seed}
        items={list.items}
        mayWrite={mayWrite}
        state={stateOf("save")}
      />
      {mayWrite ? (
        <>
          <AddProduct
            eventId={eventId}
            search={loaderData.search}
            products={loaderData.products}
            state={stateOf("article")}
          />
          <AddWish key={list.items.length} eventId={eventId} state={stateOf("add")} />
          <ListForm
            key={`v${list.version}`}
            eventId={eventId}
            list={list}
            state={stateOf("list")}
          />
        </>
      ) : null}
      <ReceivedGifts
        eventId={eventId}
        gifts={list.gifts}
        mayWrite={mayWrite}
        state={stateOf("thank")}
      />
      {money === null ? null : (
        <Money
          key={`${money.payouts.length} ${loaderData.numbers.length}`}
          eventId={eventId}
          money={money}
          numbers={loaderData.numbers}
          state={isOfMoney ? (actionData ?? undefined) : undefined}
        />
      )}
      {isFilled ? <SectionIntroduction text={loaderData.introduction} /> : null}
    </>
  );
}

type AddWishProps = { eventId: number; state: FormState | undefined };

/** Adds a wish: something of the hosts' own, with its price. */
function AddWish({ eventId, state }: AddWishProps) {
  return (
    <section className={`${kit.stack3} ${kit.oneColumn}`} aria-labelledby="ajouter">
      <h2 id="ajouter">Ajouter un souhait à vous</h2>
      <div className={`${kit.card} ${styles.box}`}>
        <WishForm eventId={eventId} item={null} state={state} />
      </div>
    </section>
  );
}
