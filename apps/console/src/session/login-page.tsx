import Button from "@mui/material/Button";
import { useState } from "react";
import { Form, PasswordInput, required, TextInput, useLogin, useNotify } from "react-admin";
import { Entrance } from "./entrance.tsx";

/** The sign-in: address, password, and a code of the second factor or a recovery code. */
export function LoginPage() {
  const login = useLogin();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const submit = async (values: Record<string, unknown>) => {
    setBusy(true);
    try {
      await login(values);
    } catch (error) {
      const message = error instanceof Error ? error.message : "Connexion refusée";
      notify(message, { type: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Entrance title="Console de l’équipe">
      <Form onSubmit={submit}>
        <TextInput
          source="email"
          label="Adresse e-mail"
          type="email"
          autoComplete="username"
          validate={required()}
          autoFocus
          fullWidth
        />
        <PasswordInput
          source="password"
          label="Mot de passe"
          autoComplete="current-password"
          validate={required()}
          fullWidth
        />
        <TextInput
          source="code"
          label="Code à six chiffres"
          helperText="De votre application, ou un code de secours"
          autoComplete="one-time-code"
          validate={required()}
          fullWidth
        />
        <Button type="submit" variant="contained" size="large" fullWidth disabled={isBusy}>
          Se connecter
        </Button>
      </Form>
    </Entrance>
  );
}
