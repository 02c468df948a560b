import type { ConsoleProvider } from "@jdj/contract/console/providers";
import { weekdays } from "@jdj/french/weekdays";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useRecordContext } from "react-admin";
import { MayWrite } from "../../forms/may-write.tsx";
import { ReasonForm } from "../../forms/reason-form.tsx";
import { useCommand } from "../../forms/use-command.ts";

/** The opening hours as the public page shows them; staff remove what is wrong. */
export function Hours() {
  const provider = useRecordContext<ConsoleProvider>();
  const { run, isBusy } = useCommand();
  if (!provider || provider.opening_hours.length === 0) return <>–</>;
  const hours = provider.opening_hours
    .map(({ weekday, opens, closes }) => `${weekdays[weekday - 1]} ${opens} à ${closes}`)
    .join(" · ");
  return (
    <Stack spacing={1} sx={{ alignItems: "flex-start" }}>
      <Typography variant="body2">{hours}</Typography>
      <MayWrite>
        <ReasonForm
          label="Motif, envoyé par e-mail"
          action="Retirer les horaires"
          disabled={isBusy}
          onSend={(reason) => run("POST", "/hours/remove", { reason }, "Horaires retirés")}
        />
      </MayWrite>
    </Stack>
  );
}
