import type { PageHandle } from "../page-kind.ts";
import { Title } from "../title.tsx";
import { Button } from "../ui/button.tsx";
import { ErrorNote } from "../ui/error-note.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { TextField } from "../ui/text-field.tsx";
import { onlyInDemonstration } from "./only-in-demonstration.ts";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "reader" };
export const loader = onlyInDemonstration;

/** The authentication layout with a form in it. */
export default function AuthenticationExample() {
  return (
    <form className={styles.section}>
      <Title>Galerie : connexion</Title>
      <h1>Se connecter</h1>
      <Tabs
        label="Mode de connexion"
        tabs={[
          { to: "?mode=email", label: "Email", current: true },
          { to: "?mode=telephone", label: "Téléphone", current: false },
        ]}
      />
      <ErrorNote>Oups... Adresse email et/ou Mot de passe incorrecte(s).</ErrorNote>
      <TextField name="email" label="Email" type="email" autoComplete="email" required />
      <PasswordField
        name="password"
        label="Mot de passe"
        autoComplete="current-password"
        required
      />
      <Button wide>Se connecter</Button>
    </form>
  );
}
