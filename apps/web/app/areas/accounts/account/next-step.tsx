import { at } from "@jdj/contract/paths/addresses";
import { Button, LinkButton } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";

type NextStepProps = {
  hasBirthDate: boolean;
  email: string | null;
  verified: boolean;
  /** Whether a link can be sent to the address. */
  hasMail: boolean;
};

/**
 * The one button that the account needs: fill it in while the birth date is missing,
 * activate it while the address is unverified, else change it. Somebody without an address changes
 * the account, to add one; so does everybody while no link can be sent.
 */
export function NextStep({ hasBirthDate, email, verified, hasMail }: NextStepProps) {
  if (!hasBirthDate)
    return (
      <p className={`${kit.stack4} ${kit.oneColumn} ${words.breakAnywhere} ${kit.itemsStart}`}>
        <LinkButton to={at("editAccount")}>Mettre à jour mon compte</LinkButton>
      </p>
    );
  if (verified || email === null || !hasMail)
    return (
      <p className={`${kit.stack4} ${kit.oneColumn} ${words.breakAnywhere} ${kit.itemsStart}`}>
        <LinkButton to={at("editAccount")}>Modifier</LinkButton>
      </p>
    );
  return (
    <form
      method="post"
      action={at("resendVerification")}
      className={`${kit.stack4} ${kit.oneColumn} ${words.breakAnywhere} ${kit.itemsStart}`}
    >
      <p>
        Votre adresse n’est pas encore vérifiée. Nous vous envoyons un lien à{" "}
        <strong>{email}</strong> (<a href={at("editAccount")}>corriger cette adresse</a>).
      </p>
      <Button>Activer mon compte</Button>
    </form>
  );
}
