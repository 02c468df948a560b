import { contentMessages } from "@jdj/contract/content/messages";
import { at } from "@jdj/contract/paths/addresses";
import { SHOP_INVITATION_DAYS } from "@jdj/contract/providers/invitations";
import { redirect } from "react-router";
import { isHoneypotFilled } from "#app/areas/content/filled-honeypot.ts";
import reading from "#app/areas/content/reading.module.css";
import { ApplicationSent, SENT } from "#app/areas/content/vendors/application-sent.tsx";
import vendors from "#app/areas/content/vendors/vendors.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { phoneFrom, textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { LinkButton } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import styles from "./page.module.css";
import { SupplierForm } from "./supplier-form.tsx";

export const handle: PageHandle = { page: "static", cachedBy: [SENT] };

/** Redirects to another site when the settings name one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { onboardingUrl } = context.get(visitorContext).contacts;
  if (onboardingUrl !== null) throw redirect(onboardingUrl);
  const { commission_percent: commission } = await context
    .get(apiContext)
    .content.vendors.sellingTerms();
  return {
    ...{ isSent: url.searchParams.has(SENT), activationDays: SHOP_INVITATION_DAYS },
    commission,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  try {
    if (!isHoneypotFilled(form))
      await context.get(apiContext).content.vendors.applyAsSeller({
        company: textFrom(form, "company"),
        contact_name: textFrom(form, "contact_name"),
        goods: textFrom(form, "goods"),
        town: textFrom(form, "town"),
        phone_number: phoneFrom(form, "phone_number"),
        email: textFrom(form, "email"),
        website: textFrom(form, "website"),
        presentation: textFrom(form, "presentation"),
      });
  } catch (error) {
    return refused(error, form);
  }
  const text = contentMessages.sellerApplicationSent;
  return redirectWithFlash(context, `${at("shoppingSupplier")}?${SENT}=1`, {
    kind: "success",
    text,
  });
}

const stepsOf = (commission: number) => [
  ["Demandez", "Dites ce que vous vendez. Nous vérifions et ouvrons votre compte."],
  ["Publiez", "Un nom, un prix, une photo, depuis votre téléphone."],
  ["Expédiez", "Le client paie d’avance par mobile money, vous préparez et livrez."],
  [
    "Encaissez",
    `Vos gains sont versés sur votre numéro. Ouvrir ne coûte rien\u00a0: nous gardons ${commission}\u00a0% de chaque article vendu.`,
  ],
];

/** `/shopping/supplier`: somebody asks to sell, or a provider opens their sales. */
export default function Supplier({ loaderData, actionData }: Route.ComponentProps) {
  const { isSent, activationDays, commission } = loaderData;
  if (isSent && !actionData)
    return (
      <ApplicationSent
        activationDays={activationDays}
        last={{
          title: "Vous publiez vos articles",
          text: "Un nom, un prix, une photo, vos zones de livraison\u00a0: vos articles sont en vente aussitôt.",
        }}
        prepare={[
          "Une photo claire de chaque article, sur un fond uni",
          "Vos prix et vos quantités",
          "Où vous livrez, et à quel prix",
          "Le numéro de mobile money qui recevra vos gains",
        ]}
      />
    );
  return (
    <div className={`${kit.page} ${reading.page} ${vendors.green}`}>
      <PublicHead
        title="Devenir vendeur"
        description="Vendez robes, pagnes, bijoux, décoration et cadeaux aux futurs mariés de Côte d’Ivoire&nbsp;: paiement par mobile money, gains versés sur votre numéro."
        path={at("shoppingSupplier")}
      />
      <header className={`${kit.stack3} ${kit.narrow} ${reading.head}`}>
        <p className={vendors.kicker}>Shopping</p>
        <h1>Devenir vendeur&nbsp;!</h1>
        <p>Vendez vos articles à celles et ceux qui préparent un mariage ou une fête.</p>
      </header>
      <ol className={`${kit.stack4} ${kit.listReset} ${kit.halves640} ${styles.steps}`}>
        {stepsOf(commission).map(([title, text], index) => (
          <li key={title}>
            <span className={`${kit.placeCentre} ${styles.number}`} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h2 className={words.text18}>{title}</h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <section className={`${kit.card} ${kit.stack2} ${styles.known}`} aria-labelledby="deja">
        <h2 className={words.text18} id="deja">
          Déjà prestataire&nbsp;?
        </h2>
        <p>Ouvrez vos ventes en un geste, depuis votre espace.</p>
        <LinkButton to={at("proSelling")} variant="plain" reloadDocument>
          Ouvrir mes ventes
        </LinkButton>
      </section>
      <section aria-labelledby="demande">
        <h2 id="demande">Votre demande</h2>
        <SupplierForm refused={actionData} />
      </section>
    </div>
  );
}
