import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { Form, HttpError, PasswordInput, required, TextInput } from "react-admin";
import { useParams } from "react-router";
import { request } from "../data/request.ts";
import { clearUser } from "./auth-provider.ts";
import { Entrance } from "./entrance.tsx";

interface Activation {
  email: string;
  name: string;
  secret: string;
  qr: string;
}

const sentenceOf = (error: unknown) =>
  error instanceof Error ? error.message : "Le service est momentanément indisponible.";

/** The recovery codes, shown once. */
function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <>
      <Alert severity="warning" sx={{ mb: 2 }}>
        Notez ces codes de secours maintenant : ils ne seront plus affichés. Chacun remplace une
        fois le code de votre application.
      </Alert>
      <Box component="ol" sx={{ columns: 2, fontFamily: "monospace", pl: 3, lineHeight: 1.9 }}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Button href="/console" variant="contained" fullWidth>
        Ouvrir la console
      </Button>
    </>
  );
}

/** Sets up an account by its link: a password, and the application that shows codes. */
export default function ActivationPage() {
  const { token } = useParams();
  const [found, setFound] = useState<Activation | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  useEffect(() => {
    request<Activation>("POST", "activation/read", { token }).then(setFound, (refused) =>
      setError(sentenceOf(refused)),
    );
  }, [token]);
  const submit = async (values: Record<string, unknown>) => {
    setError(null);
    try {
      const done = await request<{ recovery_codes: string[] }>("POST", "activation", {
        ...values,
        token,
      });
      clearUser();
      setCodes(done.recovery_codes);
    } catch (refused) {
      if (refused instanceof HttpError && refused.body?.errors) return refused.body.errors;
      setError(sentenceOf(refused));
    }
    return undefined;
  };
  return (
    <Entrance title="Activer votre compte">
      {error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {error}
        </Alert>
      )}
      {codes && <RecoveryCodes codes={codes} />}
      {found && !codes && (
        <Form onSubmit={submit}>
          <Typography sx={{ mb: 1 }}>
            {found.name}, {found.email}
          </Typography>
          <Typography component="h2" variant="subtitle1">
            1. Scannez ce code avec votre application d’authentification
          </Typography>
          <Box
            component="img"
            alt="Code QR du second facteur"
            src={`data:image/svg+xml;utf8,${encodeURIComponent(found.qr)}`}
            sx={{ width: 200, height: 200, display: "block", mx: "auto" }}
          />
          <Typography variant="body2" sx={{ overflowWrap: "anywhere", mb: 2 }}>
            Ou entrez cette clé à la main : <code>{found.secret}</code>
          </Typography>
          <Typography component="h2" variant="subtitle1">
            2. Choisissez un mot de passe
          </Typography>
          <PasswordInput
            source="password"
            label="Mot de passe, 10 caractères au moins"
            autoComplete="new-password"
            validate={required()}
            fullWidth
          />
          <TextInput
            source="code"
            label="Code à six chiffres de l’application"
            autoComplete="one-time-code"
            validate={required()}
            fullWidth
          />
          <Button type="submit" variant="contained" size="large" fullWidth>
            Activer
          </Button>
        </Form>
      )}
    </Entrance>
  );
}
