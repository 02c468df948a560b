import { accountMessages } from "@jdj/contract/accounts/messages";
import { refusalMessage } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { civilityLabel } from "@jdj/contract/person/civility";
import { longDate } from "@jdj/french/dates";
import { displayPhone } from "@jdj/french/phone";
import { ORPCError } from "@orpc/contract";
import { data } from "react-router";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireUser } from "#app/http/signed-in.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { Devices } from "./devices.tsx";
import { NextStep } from "./next-step.tsx";
import styles from "./page.module.css";
import { Portrait } from "./portrait.tsx";
import { Sms } from "./sms.tsx";
import { UnconfirmedContacts } from "./unconfirmed-contacts.tsx";

export const handle: PageHandle = { page: "static" };

export async function loader({ context }: Route.LoaderArgs) {
  const { id: userId } = requireUser(context);
  const { accounts } = context.get(apiContext);
  try {
    const [customer, { user }, sessions, methods, choice] = await Promise.all([
      accounts.customers.customerByUser({ userId }),
      accounts.sessions.profile(),
      accounts.sessions.sessions(),
      accounts.registrationMethods.registrationMethods(),
      accounts.smsChoice.find(),
    ]);
    return data({
      customer,
      verified: user.email_verified_at !== null,
      isPhoneProven: user.phone_verified_at !== null,
      sessions: sessions.data,
      methods,
      choice,
    });
  } catch (error) {
    if (!(error instanceof ORPCError) || refusalMessage(error) !== null) throw error;
    return data(null, { status: 503 });
  }
}

/** Turns messages by SMS on or off. */
export async function action({ context, request }: Route.ActionArgs) {
  requireUser(context);
  const form = await readForm(request);
  const { smsChoice } = context.get(apiContext).accounts;
  try {
    const { message } = await smsChoice.choose({ wants_sms: textFrom(form, "wants_sms") === "1" });
    return redirectWithFlash(context, `${at("account")}#sms`, { kind: "success", text: message });
  } catch (error) {
    return refused(error, form);
  }
}

const missing = <span className={`${words.secondary} ${words.regular}`}>Non renseigné</span>;
const phone = (number: string | null) => (number ? displayPhone(number) : missing);

/** `/infos-compte-…`: the account, with the button of its next step. */
export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData === null)
    return (
      <div className={`${kit.stack6} ${styles.page}`}>
        <Title>Mon compte</Title>
        <h1>Mon compte</h1>
        <ErrorNote>{accountMessages.accountFailed}</ErrorNote>
        <p>
          <LinkButton to={at("account")} reloadDocument variant="plain">
            Réessayer
          </LinkButton>
        </p>
      </div>
    );
  const { customer, verified, isPhoneProven, sessions, methods, choice } = loaderData;
  const { event } = customer;
  const rows = [
    ["Civilité", customer.civility ? civilityLabel(customer.civility) : missing],
    ["Nom", customer.last_name],
    ["Prénoms", customer.given_names],
    ["Email", customer.email ?? missing],
    ["Téléphone principal", phone(customer.phone_number_1)],
    ["Téléphone secondaire", phone(customer.phone_number_2)],
    ["Date de naissance", customer.dob ? longDate(customer.dob) : missing],
    ["Date de l’événement", event?.wedding_date ? eventDate(event) : missing],
  ] as const;
  return (
    <div className={`${kit.stack6} ${styles.page}`}>
      <Title>Mon compte</Title>
      <div className={`${kit.row4} ${styles.head}`}>
        <Portrait civility={customer.civility} seed={event?.seed ?? String(customer.id)} />
        <div>
          <h1>Mon compte</h1>
          <p className={styles.name}>
            {customer.given_names} {customer.last_name}
          </p>
        </div>
      </div>
      <NextStep
        hasBirthDate={customer.dob !== null}
        email={customer.email}
        verified={verified}
        hasMail={methods.email}
      />
      <dl className={`${words.terms} ${kit.card} ${styles.infos}`}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <UnconfirmedContacts
        email={customer.pending_email}
        phone={customer.pending_phone_number_1 ?? (isPhoneProven ? null : customer.phone_number_1)}
        replacesPhone={customer.pending_phone_number_1 !== null}
        methods={methods}
      />
      <Sms choice={choice} state={actionData} />
      <Devices sessions={sessions} />
      <section className={`${kit.stack3} ${styles.section}`} aria-labelledby="donnees">
        <h2 id="donnees">Mes données</h2>
        <p>Lisez ou emportez tout ce que votre compte contient, ou fermez-le.</p>
        <ul className={kit.listReset}>
          <li>
            <a className={kit.tapTarget} href={at("dataExport")}>
              Voir mes données
            </a>
          </li>
          <li>
            <a className={kit.tapTarget} href={at("dataExportFile")} download>
              Télécharger mes données (JSON)
            </a>
          </li>
          <li>
            <a className={kit.tapTarget} href={at("closeAccount")}>
              Fermer mon compte
            </a>
          </li>
        </ul>
      </section>
    </div>
  );
}

function eventDate(event: { wedding_date: string | null; wedding_date_precision: string }): string {
  const date = longDate(event.wedding_date ?? "");
  return event.wedding_date_precision === "approximate" ? `Environ le ${date}` : date;
}
