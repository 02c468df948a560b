import { at } from "@jdj/contract/paths/addresses";
import type { Boost } from "@jdj/contract/providers/boosts";
import { longDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { PendingNote, PeriodOptions } from "#app/areas/providers/listings/period-options.tsx";
import { bindFields } from "#app/forms/bind-fields.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/error-note.tsx";
import { FieldGroup } from "#app/ui/field.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";

type BoostFormProps = { boost: Boost; state: FormState | undefined };

/** The boosts on offer and the button that leads to their payment; nothing where none may be paid. */
export function BoostForm({ boost, state }: BoostFormProps) {
  const { offers, pending, can } = boost;
  if (!can.pay) return null;
  const payable = offers.filter((offer) => offer.is_listed);
  const chosen = Number(state?.values.days) || payable[0]?.days;
  return (
    <section className={kit.stack4} aria-labelledby="duree">
      <h2 id="duree">{boost.ends_on === null ? "Choisir des jours" : "Continuer"}</h2>
      <PendingNote pending={pending} />
      {offers.length === 0 ? <p>Aucune mise en avant n’est proposée en ce moment.</p> : null}
      {offers.length > payable.length ? (
        <Note tone="warning">
          Votre abonnement prend fin avant certains de ces jours.{" "}
          <a href={at("proSubscription")}>Prolongez-le d’abord</a>, pour que chaque jour payé soit
          montré.
        </Note>
      ) : null}
      {offers.length === 0 ? null : (
        <form method="post" noValidate className={`${kit.stack5} ${kit.narrow}`}>
          <FieldGroup {...bindFields(state)("days")} label="Durée" required>
            <PeriodOptions
              name="days"
              chosen={chosen}
              options={offers.map(({ days, price_fcfa: priceFcfa, ...offer }) => ({
                length: days,
                label: `${days}\u00a0jours`,
                dates: `Du ${longDate(offer.starts_on)} au ${longDate(offer.ends_on)}`,
                priceFcfa,
                each: `environ ${fcfa(Math.round(priceFcfa / days))} par jour`,
                obstacle: offer.is_listed ? undefined : "Au-delà de votre abonnement",
              }))}
            />
          </FieldGroup>
          {payable.length > 0 ? <Button>Payer</Button> : null}
          <p className={words.note}>
            Toutes taxes comprises, par mobile money ou par carte. Si d’autres prennent les places
            avant votre paiement, la vôtre commence au premier jour libre, et vous en lisez les
            dates aussitôt.
          </p>
        </form>
      )}
    </section>
  );
}
