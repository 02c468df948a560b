import { at } from "../../../addresses.ts";

/** Signs out, without script too: a form, since a link must change nothing. */
export function SignOutForm({ className }: { className?: string }) {
  return (
    <form method="post" action={at("signOut")}>
      <button type="submit" className={className}>
        Déconnexion
      </button>
    </form>
  );
}
