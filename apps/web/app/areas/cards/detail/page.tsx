import { cardMessages } from "@jdj/contract/cards/messages";
import { dateAndTime } from "@jdj/french/dates";
import { IconArrowLeft } from "@tabler/icons-react";
import { useEffect } from "react";
import { Link, useRevalidator } from "react-router";
import { at } from "../../../addresses.ts";
import { apiContext } from "../../../context.ts";
import { redirectWithFlash } from "../../../flash.ts";
import { textFrom } from "../../../form-state.ts";
import type { PageHandle } from "../../../page-kind.ts";
import { Title } from "../../../title.tsx";
import { ErrorNote } from "../../../ui/error-note.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { requireOpenNotebook } from "../../notebook/current-event.ts";
import { found } from "../found.ts";
import type { Route } from "./+types/page";
import { About } from "./about.tsx";
import { presentCopies } from "./copies.ts";
import styles from "./page.module.css";
import { Recipients } from "./recipients.tsx";
import { resend } from "./resend.ts";
import { Totals } from "./totals.tsx";

export const handle: PageHandle = { page: "work" };

/** How often the page asks again while letters are leaving, in milliseconds. */
const refreshMs = 2000;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireOpenNotebook(context);
  const { eventGuests, ...send } = await found(
    context.get(apiContext).cards.messages.message({ id: params.id }),
  );
  return { send, ...presentCopies(eventGuests, url.searchParams) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const guest = textFrom(await request.formData(), "guest");
  const { refused, remaining } = await resend(api, Number(params.id), guest);
  if (refused !== null) return { message: refused };
  const address = remaining ? `${at("card", { id: params.id })}?vue=destinataires` : at("cards");
  return redirectWithFlash(address, { kind: "success", text: cardMessages.resent });
}

/** One send: how far it is, what it says, and where each guest's copy stands. */
export default function Card({ loaderData, actionData, params }: Route.ComponentProps) {
  const { send, copies, view } = loaderData;
  const leaving = send.success + send.error < send.total;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!leaving) return;
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate();
    }, refreshMs);
    return () => clearInterval(timer);
  }, [leaving, revalidate]);

  const here = at("card", params);
  const date = dateAndTime(send.created_at);
  return (
    <>
      <Title>{`Envoi du ${date}`}</Title>
      <div>
        <Link to={at("cards")} className={styles.back}>
          <IconArrowLeft size={20} aria-hidden="true" />
          Joy Cards
        </Link>
        <h1>Envoi du {date}</h1>
      </div>
      <Totals success={send.success} error={send.error} total={send.total} />
      {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
      <Tabs
        label="Détail de l’envoi"
        tabs={[
          { to: here, label: "Le message", current: view.tab === "message" },
          {
            to: `${here}?vue=destinataires`,
            label: "Les destinataires",
            current: view.tab === "recipients",
            figure: send.total,
          },
        ]}
      />
      {view.tab === "message" ? (
        <About send={send} date={date} />
      ) : (
        <Recipients here={here} send={send} copies={copies} view={view} />
      )}
    </>
  );
}
