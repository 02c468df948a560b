import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { PasswordField } from "#app/ui/password-field.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { onlyInDevelopment } from "./only-in-development.ts";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "static" };
export const loader = onlyInDevelopment;

/** The authentication layout with a form in it. */
export default function AuthenticationExample() {
  return (
    <form className={`${kit.stack5} ${kit.oneColumn} ${kit.shrink} ${styles.section}`}>
      <Title>Galerie : connexion</Title>
      <h1>Se connecter</h1>
      <Tabs
        label="Mode de connexion"
        tabs={[
          { to: "?mode=email", label: "Email", current: true },
          { to: "?mode=telephone", label: "Téléphone", current: false },
        ]}
      />
      <ErrorNote>Oups… L’adresse email ou le mot de passe est incorrect.</ErrorNote>
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
