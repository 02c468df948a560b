import { refusal } from "@jdj/contract/call/refusals";
import { contentMessages } from "@jdj/contract/content/messages";
import { at } from "@jdj/contract/paths/addresses";
import { isHoneypotFilled } from "#app/areas/content/filled-honeypot.ts";
import reading from "#app/areas/content/reading.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { useSite } from "#app/document/site.ts";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import kit from "#app/ui/kit.module.css";
import { MailLink, OutsideLink, PhoneLink } from "#app/ui/links/contact-links.tsx";
import type { Route } from "./+types/page";
import { ContactForm } from "./contact-form.tsx";
import { joinTwoNumbers } from "./join-two-numbers.ts";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "static", cachedBy: [] };

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  try {
    if (!isHoneypotFilled(form)) {
      await context.get(apiContext).content.contact.contactUs({
        name: textFrom(form, "name"),
        email: textFrom(form, "email"),
        msg: textFrom(form, "msg"),
        sexe: textFrom(form, "sexe"),
        phone_numbers: joinTwoNumbers(textFrom(form, "phone_1"), textFrom(form, "phone_2")),
      });
    }
  } catch (error) {
    return refused(error, form, refusal("busy").message);
  }
  return redirectWithFlash(context, at("contact"), {
    kind: "success",
    text: contentMessages.contactSent,
  });
}

/** `/contacts-…`: phone, e-mail, networks, and a form that works without script. */
export default function Contact({ actionData }: Route.ComponentProps) {
  return (
    <div className={`${kit.page} ${reading.page}`}>
      <PublicHead
        title="Nous écrire"
        description="Une question sur votre carnet, vos invités ou vos faire-part&nbsp;? Téléphone, e-mail, réseaux et formulaire&nbsp;: une personne vous répond."
        path={at("contact")}
      />
      <div className={`${kit.stack7} ${styles.columns}`}>
        <header className={`${kit.stack3} ${kit.narrow} ${reading.head} ${kit.contentStart}`}>
          <h1>Une question&nbsp;? Parlons-en.</h1>
          <p>Écrivez-nous ou appelez&nbsp;: c’est une personne qui vous répond.</p>
          <ContactChannels />
        </header>
        <ContactForm state={actionData} />
      </div>
    </div>
  );
}

/** Phone, address and networks of the product's team. */
function ContactChannels() {
  const { phone, email, networks } = useSite().contacts;
  return (
    <ul className={styles.channels} aria-label="Nous joindre">
      <li>
        <PhoneLink number={`+${phone.replace(/\D/g, "")}`} />
      </li>
      <li>
        <MailLink address={email} />
      </li>
      {networks.map(({ name, url }) => (
        <li key={name}>
          <OutsideLink address={url}>{name}</OutsideLink>
        </li>
      ))}
    </ul>
  );
}
