import { at } from "@jdj/contract/paths/addresses";
import { CardHead } from "#app/areas/campaigns/card-head.tsx";
import { dateOfFeast } from "#app/areas/invitations/date-of-feast.ts";
import { GiftListLink } from "#app/areas/invitations/gift-list-link.tsx";
import styles from "#app/areas/invitations/group/page.module.css";
import { EventNotice } from "#app/areas/invitations/guest-card/event-notice.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { found } from "#app/http/found.ts";
import kit from "#app/ui/kit.module.css";
import { LostLink } from "#app/ui/lost-link.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { ChangeForms } from "./change-forms.tsx";
import { stateTexts } from "./state-texts.ts";

export const handle: PageHandle = { page: "static" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { groupRegistrations } = context.get(apiContext).invitations;
  const own = await found(groupRegistrations.registration({ token: params.token }));
  return { own, voice: own.event.voice };
}

/** Changes how many come, or gives the seat back. */
export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const { groupRegistrations } = context.get(apiContext).invitations;
  const text = (name: string) => textFrom(form, name);
  try {
    const { message } =
      text("intent") === "decline"
        ? await groupRegistrations.decline({ token })
        : await groupRegistrations.change({
            token,
            people: text("people"),
            waits: text("waits") === "1",
          });
    return redirectWithFlash(context, at("groupRegistration", { token }), {
      kind: "success",
      text: message,
    });
  } catch (error) {
    return refused(error, form);
  }
}

/** `/groupe/inscription/:token`: thanks somebody for their registration, says what follows, and lets them change it. */
export default function OwnRegistrationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { own } = loaderData;
  const { event } = own;
  const date = dateOfFeast(event.date, event.date_precision);
  const { title, follows } = stateTexts(own);
  return (
    <>
      <Title>Votre inscription</Title>
      <meta name="robots" content="noindex" />
      <CardHead seed={event.seed} name={event.name} hosts={event.hosts} date={date} />
      <div className={`${kit.stack4} ${styles.group}`}>
        <EventNotice event={event} date={date} />
        {event.status === "cancelled" ? null : (
          <section className={`${kit.stack1} ${styles.state}`} data-state={own.state}>
            <h2>{title}</h2>
            <p className={words.bold}>
              {own.name}, {own.people === 1 ? "1 personne" : `${own.people} personnes`}
            </p>
            <p className={words.note}>{own.group}</p>
            <p>{follows}</p>
          </section>
        )}
        {event.status === "cancelled" ? null : <ChangeForms own={own} refused={actionData} />}
        <GiftListLink address={event.gift_list} />
        <p className={`${words.note} ${words.textCentre}`}>
          Gardez cette page&nbsp;: vous pourrez y revenir pour changer votre réponse.
        </p>
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <LostLink lost="Cette inscription n’existe plus" />;
}
