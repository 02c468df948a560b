import type { Seller } from "@jdj/contract/products/seller";
import { bindFields } from "#app/forms/bind-fields.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "#app/ui/pro.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";

/** One press that opens the sales of a shop. */
export function OpenSales({ isOwner }: { isOwner: boolean }) {
  return (
    <section className={`${kit.card} ${kit.stack5} ${styles.box}`} aria-label="Ouvrir les ventes">
      <p>
        Robes, pagnes, bijoux, décoration, cadeaux&nbsp;: vos articles entrent dans la boutique en
        ligne de Joie du Jour. Les clients paient par mobile money, vous préparez, vous expédiez,
        puis vous retirez vos gains.
      </p>
      {isOwner ? (
        <form method="post">
          <input type="hidden" name="intent" value="open" />
          <Button>Ouvrir mes ventes</Button>
        </form>
      ) : (
        <p className={words.note}>Seul un propriétaire de la boutique peut ouvrir les ventes.</p>
      )}
    </section>
  );
}

/** How a shop sells. */
export function SettingsForm({ seller, state }: { seller: Seller; state: FormState | undefined }) {
  const field = bindFields(state, {
    presentation: seller.presentation,
    preparation_days: String(seller.preparation_days),
    return_days: String(seller.return_days),
  });
  return (
    <form method="post" noValidate className={`${kit.stack5} ${kit.narrow}`}>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="version" value={seller.version} />
      <TextField
        label="Qui vous êtes"
        hint="Les clients le lisent à côté de vos articles."
        lines={5}
        maxLength={2000}
        {...field("presentation")}
      />
      <div className={`${kit.stack5} ${styles.pair}`}>
        <TextField
          label="Jours de préparation"
          hint="Jours ouvrés entre le paiement et le départ."
          inputMode="numeric"
          required
          {...field("preparation_days")}
        />
        <TextField
          label="Jours pour un retour"
          hint="Après la livraison&nbsp;; 0 si vous ne reprenez rien."
          inputMode="numeric"
          required
          {...field("return_days")}
        />
      </div>
      <div>
        <Button>Enregistrer</Button>
      </div>
    </form>
  );
}

/** Lets a shop that only sells enter the directory too. */
export function JoinDirectory({ isOwner }: { isOwner: boolean }) {
  if (!isOwner) return null;
  return (
    <section className={kit.stack4} aria-labelledby="annuaire">
      <h2 id="annuaire">Vous proposez aussi des services&nbsp;?</h2>
      <p className={`${kit.narrow} ${words.secondary}`}>
        Traiteur, décoration, photo… présentez-les dans l’annuaire des prestataires et recevez des
        demandes de devis.
      </p>
      <form method="post">
        <input type="hidden" name="intent" value="directory" />
        <Button variant="plain">Entrer dans l’annuaire</Button>
      </form>
    </section>
  );
}
