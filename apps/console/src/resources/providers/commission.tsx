import type { ConsoleProvider } from "@jdj/contract/console/providers";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useCanAccess, useRecordContext } from "react-admin";
import { useCommand } from "../../forms/use-command.ts";
import { WAITS, WaitingChanges } from "../../forms/waiting-changes.tsx";

/** What we keep of a seller's sales, and the form by which finance asks for another rate. */
export function Commission() {
  const provider = useRecordContext<ConsoleProvider>();
  const { canAccess } = useCanAccess({ resource: "payment-numbers", action: "edit" });
  const { run, isBusy } = useCommand();
  const [percent, setPercent] = useState("");
  if (!provider?.commission) return <Typography>Ne vend pas d’articles</Typography>;
  const { percent: current, is_own: isOwn } = provider.commission;
  const ask = async (asked: number | null) => {
    if (await run("POST", "/commission", { percent: asked }, WAITS)) setPercent("");
  };
  return (
    <Stack spacing={1.5} sx={{ alignItems: "flex-start" }}>
      <Typography>
        {current} % du prix des articles{isOwn ? ", fixée pour ce vendeur" : ", comme les autres"}
      </Typography>
      {canAccess ? (
        <>
          <WaitingChanges />
          <Stack
            component="form"
            direction="row"
            useFlexGap
            spacing={1.5}
            sx={{ flexWrap: "wrap", alignItems: "center" }}
            onSubmit={(event) => {
              event.preventDefault();
              void ask(Number(percent));
            }}
          >
            <TextField
              label="Nouvelle commission (%)"
              size="small"
              value={percent}
              required
              slotProps={{ htmlInput: { inputMode: "numeric", pattern: "[0-9]*" } }}
              onChange={(event) => setPercent(event.target.value)}
            />
            <Button type="submit" variant="contained" disabled={isBusy}>
              Demander cette commission
            </Button>
            {isOwn ? (
              <Button disabled={isBusy} onClick={() => void ask(null)}>
                Revenir à celle de tous
              </Button>
            ) : null}
          </Stack>
        </>
      ) : null}
    </Stack>
  );
}
