import { at } from "@jdj/contract/paths/addresses";
import type { Listing } from "@jdj/contract/providers/listings";
import { longDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { bindFields } from "#app/forms/bind-fields.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { FieldGroup } from "#app/ui/field.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { PendingNote, PeriodOptions } from "./period-options.tsx";

type OfferFormProps = { listing: Listing; state: FormState | undefined };

/** The periods on offer and the button that leads to their payment, or why none may be paid. */
export function OfferForm({ listing, state }: OfferFormProps) {
  const { offers, pending, can } = listing;
  const isRenewal = listing.state === "running";
  if (!can.pay) return null;
  const chosen = Number(state?.values.months) || offers[0]?.months;
  return (
    <section className={kit.stack4} aria-labelledby="duree">
      <h2 id="duree">{isRenewal ? "Prolonger" : "Choisir une durée"}</h2>
      <PendingNote pending={pending} />
      {offers.length === 0 ? (
        <>
          <p>Aucune durée n’est proposée en ce moment.</p>
          <div>
            <LinkButton to={at("contact")} variant="plain" reloadDocument>
              Nous écrire
            </LinkButton>
          </div>
        </>
      ) : (
        <form method="post" noValidate className={`${kit.stack5} ${kit.narrow}`}>
          <FieldGroup {...bindFields(state)("months")} label="Durée" required>
            <PeriodOptions
              name="months"
              chosen={chosen}
              options={offers.map(({ months, price_fcfa: priceFcfa, starts_on, ends_on }) => ({
                length: months,
                label: `${months}\u00a0mois`,
                dates: `Du ${longDate(starts_on)} au ${longDate(ends_on)}`,
                priceFcfa,
                each:
                  months > 1 ? `environ ${fcfa(Math.round(priceFcfa / months))} par mois` : null,
              }))}
            />
          </FieldGroup>
          <Button>Payer</Button>
          <p className={words.note}>
            Toutes taxes comprises, par mobile money ou par carte. Rien n’est prélevé ensuite&nbsp;:
            vous choisissez chaque période.
          </p>
        </form>
      )}
    </section>
  );
}
