import { at } from "@jdj/contract/paths/addresses";
import type { ContactType } from "@jdj/contract/quotes/shapes";
import { useSite } from "#app/document/site.ts";
import { bindFields } from "#app/forms/bind-fields.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { PhoneField } from "#app/ui/phone-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import styles from "./quote-request-form.module.css";
import { isSentRequest, type SentRequest } from "./send-quote-request.ts";

type QuoteRequestFormProps = {
  /** The provider, and how else they may be reached. */
  provider: { id: number; name: string; phone?: boolean; whatsapp?: boolean; website?: boolean };
  /** The price that the page shows, with its unit. */
  price?: string;
  /** What is asked for, when the page knows it. */
  service?: string;
  serviceTypeId?: number;
  packageId?: number;
  /** What the page's action answered (`sendQuoteRequest`). */
  state: FormState | SentRequest | undefined;
  /** Posted as `intent`, for a page that has other forms. */
  intent?: string;
};

const buttons: Readonly<
  Record<ContactType, { label: string; icon: "send" | "phone" | "world" | "brand-whatsapp" }>
> = {
  MESSAGE: { label: "Envoyer ma demande", icon: "send" },
  PHONE: { label: "Envoyer et appeler", icon: "phone" },
  WHATSAPP: { label: "Envoyer et ouvrir WhatsApp", icon: "brand-whatsapp" },
  WEBSITE: { label: "Envoyer et voir le site", icon: "world" },
};

/** What a field shows of its errors: the first. */
function firstOnly<T extends { errors: string[] | undefined }>(field: T): T {
  return { ...field, errors: field.errors?.slice(0, 1) };
}

/**
 * The form that asks a provider for a quote, on their page and on those of their packages. Works
 * without script. A visitor is led to the sign-in page by the action.
 */
export function QuoteRequestForm(props: QuoteRequestFormProps) {
  const { provider, price, service, serviceTypeId, packageId, state, intent } = props;
  const { user } = useSite();
  if (isSentRequest(state)) return <RequestSent {...state.sent} />;
  const bind = bindFields(state, {
    given_names: user?.givenNames,
    email: user?.email,
    phone_number: user?.phone,
  });
  const field = (name: string) => firstOnly(bind(name));
  const types: ContactType[] = [
    "MESSAGE",
    ...(provider.phone ? (["PHONE"] as const) : []),
    ...(provider.whatsapp ? (["WHATSAPP"] as const) : []),
    ...(provider.website ? (["WEBSITE"] as const) : []),
  ];
  return (
    <form
      method="post"
      action="#demande"
      noValidate
      className={`${kit.stack4} ${styles.form}`}
      id="demande"
    >
      {price ? (
        <p>
          <span className={words.secondary}>Prix annoncé&nbsp;:</span> <strong>{price}</strong>
        </p>
      ) : null}
      {state ? <ErrorNote>{state.message}</ErrorNote> : null}
      <input type="hidden" name="wedding_provider_id" value={provider.id} />
      {intent ? <input type="hidden" name="intent" value={intent} /> : null}
      {service ? <input type="hidden" name="service" value={service} /> : null}
      {serviceTypeId ? <input type="hidden" name="service_type_id" value={serviceTypeId} /> : null}
      {packageId ? <input type="hidden" name="package_id" value={packageId} /> : null}
      <TextField label="Prénoms" autoComplete="given-name" required {...field("given_names")} />
      <TextField
        label="Adresse email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        {...field("email")}
      />
      <PhoneField label="Téléphone" required fewCountries {...field("phone_number")} />
      <TextField
        label="Votre message"
        lines={5}
        maxLength={4000}
        placeholder="La date, le lieu, le nombre d’invités, ce que vous souhaitez"
        required
        {...field("message")}
      />
      <p className={words.note}>
        Vos coordonnées ne sont transmises qu’à {provider.name}, avec cette demande.
      </p>
      <div className={kit.stack3}>
        {types.map((type) => (
          <Button
            key={type}
            name="type"
            value={type}
            variant={type === "MESSAGE" ? "main" : "plain"}
            icon={<Icon name={buttons[type].icon} size={20} />}
            wide
          >
            {buttons[type].label}
          </Button>
        ))}
      </div>
    </form>
  );
}

function followUpLabel(address: string): string {
  if (address.startsWith("tel:")) return "Appeler maintenant";
  return address.startsWith("https://wa.me/") ? "Ouvrir WhatsApp" : "Voir le site du prestataire";
}

/** The request was sent: how to go on, and the conversation. */
function RequestSent({ id, message, followUp }: SentRequest["sent"]) {
  return (
    <div className={`${kit.stack4} ${styles.sent}`} role="status" id="demande">
      <p>
        <Icon name="circle-check" size={22} /> <strong>{message}</strong>
      </p>
      <div className={kit.stack3}>
        {followUp ? (
          <LinkButton to={followUp} rel="noreferrer" reloadDocument wide>
            {followUpLabel(followUp)}
          </LinkButton>
        ) : null}
        <LinkButton to={at("request", { id })} variant="plain" reloadDocument wide>
          Suivre ma demande
        </LinkButton>
      </div>
    </div>
  );
}
