import { groupLinkMessages } from "@jdj/contract/notebook/group-link-messages";
import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { grouped } from "@jdj/french/money";
import { ofHosts } from "@jdj/french/names";
import { data } from "react-router";
import { CardHead } from "#app/areas/campaigns/card-head.tsx";
import { dateOfFeast } from "#app/areas/invitations/date-of-feast.ts";
import { EventNotice } from "#app/areas/invitations/guest-card/event-notice.tsx";
import { InvitationHead } from "#app/areas/invitations/invitation-head.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { phoneFrom, textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { guestDeviceCookie } from "#app/http/cookies/device-cookies.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { found } from "#app/http/found.ts";
import { Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { LostLink } from "#app/ui/lost-link.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import styles from "./page.module.css";
import { RegistrationForm } from "./registration-form.tsx";

export const handle: PageHandle = { page: "static" };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { groupRegistrations } = context.get(apiContext).invitations;
  const group = await found(groupRegistrations.group({ token: params.token }));
  const shown = { group, voice: group.event.voice };
  const visitor = context.get(visitorContext);
  if ((await guestDeviceCookie.read(request, visitor)) !== null) return data(shown);
  const setCookie = await guestDeviceCookie.set(crypto.randomUUID(), visitor);
  return data(shown, { headers: { "Set-Cookie": setCookie } });
}

/** Registers who sent the form, and redirects to their own page. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const device = await guestDeviceCookie.read(request, context.get(visitorContext));
  const text = (name: string) => textFrom(form, name);
  try {
    const { token, message } = await context
      .get(apiContext)
      .invitations.groupRegistrations.register({
        token: params.token,
        last_name: text("last_name"),
        given_names: text("given_names"),
        phone_number_1: phoneFrom(form, "phone_number_1"),
        email: text("email"),
        people: text("people"),
        waits: text("waits") === "1",
        ...(device === null ? {} : { device }),
      });
    return redirectWithFlash(context, at("groupRegistration", { token }), {
      kind: "success",
      text: message,
    });
  } catch (error) {
    return refused(error, form);
  }
}

/** `/groupe/:token`: the link of a group, by which each registers themselves. */
export default function GroupPage({ loaderData, actionData }: Route.ComponentProps) {
  const { group } = loaderData;
  const { event } = group;
  const date = dateOfFeast(event.date, event.date_precision);
  const title =
    event.voice.tone === "sober"
      ? `Inscription\u00a0: ${event.name}`
      : `Inscription${ofHosts(event)}`;
  const about = [event.name, group.name].join(", ");
  const isShort = actionData?.errors.people?.includes(groupLinkMessages.notEnough) ?? false;
  return (
    <>
      <InvitationHead title={title} about={about} />
      <CardHead seed={event.seed} name={event.name} hosts={event.hosts} date={date} />
      <div className={`${kit.stack4} ${styles.group}`}>
        <div className={words.textCentre}>
          <h2 className={words.breakAnywhere}>{group.name}</h2>
          <p className={words.bold}>{seatsLine(group)}</p>
          {group.state !== "closed" && group.closes_on ? (
            <p className={words.note}>Inscription jusqu’au {longDate(group.closes_on)}</p>
          ) : null}
        </div>
        <EventNotice event={event} date={date} />
        {group.state === "closed" ? (
          event.status === "cancelled" ? null : (
            <Note>
              <p>
                Les inscriptions sont closes. Déjà inscrit&nbsp;? Retrouvez votre inscription avec
                le même nom et le même contact. Sinon, adressez-vous aux hôtes.
              </p>
            </Note>
          )
        ) : group.state === "full" ? (
          <Note>
            <p>
              Inscrivez-vous sur la liste d’attente&nbsp;: si quelqu’un se désiste, la place va au
              premier de la liste.
            </p>
          </Note>
        ) : null}
        {event.status === "cancelled" ? null : (
          <RegistrationForm group={group} refused={actionData} offersToWait={isShort} />
        )}
      </div>
    </>
  );
}

/** « 12 places restantes », « Il reste des places », « Complet ». */
function seatsLine({ state, left }: Route.ComponentProps["loaderData"]["group"]): string {
  if (state === "closed") return "Inscriptions closes";
  if (state === "full") return "Complet";
  if (left === null) return "Il reste des places";
  return left === 1 ? "1 place restante" : `${grouped(left)} places restantes`;
}

export function ErrorBoundary() {
  return <LostLink lost="Ce lien d’inscription n’existe plus" />;
}
