import { at } from "@jdj/contract/paths/addresses";
import { displayPhone } from "@jdj/french/phone";
import { redirect } from "react-router";
import { Replies } from "#app/areas/campaigns/guest-replies/replies.tsx";
import { BackButton } from "#app/areas/notebook/back-button.tsx";
import { requireOpenNotebook } from "#app/areas/notebook/current-event.ts";
import { nameOf } from "#app/areas/notebook/guests/guest-values.ts";
import { useMayWrite } from "#app/areas/notebook/sharing/use-may-write.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { findOtherChannel } from "./find-other-channel.ts";
import { findGifts, Gifts } from "./gifts.tsx";
import { GuestAnswer } from "./guest-answer.tsx";
import { LastCard } from "./last-card.tsx";
import { OtherChannel } from "./other-channel.tsx";
import styles from "./page.module.css";
import { sendAgain } from "./send-again.ts";
import { SentMessages } from "./sent-messages.tsx";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireOpenNotebook(context);
  const api = context.get(apiContext);
  const { eventGuestId } = params;
  const [shown, gifts] = await Promise.all([
    found(api.invitations.guestPages.guestPage({ eventGuestId })),
    findGifts(api, eventGuestId),
  ]);
  const asked = Number(url.searchParams.get("canal")) || null;
  return { shown, gifts, otherChannel: await findOtherChannel(api, shown, asked) };
}

/** Without a network the guest’s form is what the phone can show. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof TypeError) throw redirect(at("editGuest", params));
    throw error;
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return sendAgain(context, Number(params.eventGuestId), await readForm(request));
}

/** All about one guest: their card, their answer, what was sent to them and what they gave. */
export default function GuestPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { shown, gifts, otherChannel } = loaderData;
  const { guest, card } = shown;
  const here = at("guest", params);
  const mayWrite = useMayWrite("guests");
  const facts = [guest.category, guest.household, guest.email].filter(Boolean);
  const phones = [guest.phone_number_1, guest.phone_number_2 ?? ""].filter(Boolean);
  return (
    <>
      <Title>{nameOf(guest)}</Title>
      <div className={kit.stack2}>
        <BackButton to={at("guests")}>Mes invités</BackButton>
        <div className={`${kit.cluster3} ${kit.between}`}>
          <h1 className={words.breakAnywhere}>{nameOf(guest)}</h1>
          {mayWrite ? (
            <LinkButton
              to={at("editGuest", params)}
              variant="plain"
              icon={<Icon name="pencil" size={20} />}
            >
              Modifier
            </LinkButton>
          ) : null}
        </div>
        <p className={`${kit.facts} ${words.secondary} ${words.breakAnywhere}`}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {phones.map((phone) => (
            <a key={phone} href={`tel:${phone}`} className={kit.tapTarget}>
              {displayPhone(phone)}
            </a>
          ))}
        </p>
      </div>
      {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
      <div className={styles.columns}>
        <LastCard card={card} name={nameOf(guest)} />
        <div className={`${kit.stack7} ${kit.oneColumn}`}>
          <GuestAnswer shown={shown} />
          {otherChannel ? <OtherChannel here={here} {...otherChannel} /> : null}
          <SentMessages sends={shown.sends} name={nameOf(guest)} />
          {shown.replies.length > 0 ? (
            <section className={kit.stack3} aria-labelledby="mots">
              <h2 id="mots">Ce qu’on vous a répondu</h2>
              <Replies replies={shown.replies} label="Mots" isNamed={false} />
            </section>
          ) : null}
          {gifts ? <Gifts gifts={gifts} /> : null}
        </div>
      </div>
    </>
  );
}
