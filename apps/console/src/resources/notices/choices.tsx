import { frequencyLabels, kindLabel } from "@jdj/contract/notices/kind-labels";
import { frequenciesOf } from "@jdj/contract/notices/kinds";
import { noticeMessages } from "@jdj/contract/notices/messages";
import type { NoticeChoice } from "@jdj/contract/notices/notices";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import MenuItem from "@mui/material/MenuItem";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { Title, useNotify } from "react-admin";
import { Link } from "react-router";
import { request } from "../../data/request.ts";
import { sentenceOf } from "../../forms/use-command.ts";

/** The choices that hold, and where reading them failed. */
function useChoices() {
  const [choices, setChoices] = useState<readonly NoticeChoice[] | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    request<{ choices: NoticeChoice[] }>("GET", "notice-choices").then(
      (answer) => setChoices(answer.choices),
      (error) => setFailed(sentenceOf(error)),
    );
  }, []);
  return { choices, setChoices, failed };
}

/** How one kind is brought: on the page, and by which emails. */
function KindRow({
  choice,
  onChange,
}: {
  choice: NoticeChoice;
  onChange: (changed: NoticeChoice) => void;
}) {
  const { kind, page, email } = choice;
  const { label, hint } = kindLabel(kind, "staff");
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        ...{ display: "grid", gap: 1, alignItems: "center", p: 2 },
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 1fr) 150px 200px" },
      }}
    >
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
        <Typography variant="body2" color="text.secondary">
          {hint}
        </Typography>
      </Box>
      <FormControlLabel
        label="Sur la page"
        control={
          <Checkbox
            checked={page === true}
            onChange={(_, checked) => onChange({ ...choice, page: checked })}
          />
        }
      />
      {email === null ? (
        <Typography variant="body2" color="text.secondary">
          Par l’e-mail d’alerte
        </Typography>
      ) : (
        <TextField
          select
          size="small"
          margin="none"
          label="Par e-mail"
          value={email}
          onChange={({ target }) =>
            onChange({
              ...choice,
              email: frequenciesOf(kind).find((one) => one === target.value) ?? email,
            })
          }
        >
          {frequenciesOf(kind).map((one) => (
            <MenuItem key={one} value={one}>
              {frequencyLabels[one]}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
}

/** How the member of staff is told of each kind that their role allows. */
export default function NoticeChoices() {
  const { choices, setChoices, failed } = useChoices();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (choices === null) return;
    setBusy(true);
    try {
      const asked = choices.map(({ kind, page, email }) => ({ kind, page, email }));
      await request("PUT", "notice-choices", { choices: asked });
      notify(noticeMessages.choicesSaved, { type: "success" });
    } catch (error) {
      notify(sentenceOf(error), { type: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 860 }}>
      <Title title="Réglages" />
      <Box>
        <Button component={Link} to="/notices">
          Voir les notifications
        </Button>
      </Box>
      <Typography color="text.secondary">
        Les e-mails d’un jour ou d’une semaine arrivent ensemble, à 7 h ; rien ne part entre 21 h et
        7 h.
      </Typography>
      {failed !== null && <Alert severity="error">{failed}</Alert>}
      {choices === null && failed === null && <Skeleton variant="rounded" height={320} />}
      {choices !== null && choices.length === 0 && (
        <Alert severity="info">Votre rôle n’a pas de notifications.</Alert>
      )}
      {choices !== null && choices.length > 0 && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <Card component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
            {choices.map((choice) => (
              <Box
                key={choice.kind}
                component="li"
                sx={{
                  borderTop: "1px solid",
                  borderColor: "divider",
                  "&:first-of-type": { borderTop: 0 },
                }}
              >
                <KindRow
                  choice={choice}
                  onChange={(changed) =>
                    setChoices(choices.map((one) => (one.kind === changed.kind ? changed : one)))
                  }
                />
              </Box>
            ))}
          </Card>
          <Button type="submit" variant="contained" disabled={isBusy} sx={{ mt: 2 }}>
            Enregistrer
          </Button>
        </form>
      )}
    </Stack>
  );
}
