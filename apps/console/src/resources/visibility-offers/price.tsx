import type { ConsoleOffer } from "@jdj/contract/console/visibility-offers";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useRecordContext } from "react-admin";
import { useCommand } from "../../forms/use-command.ts";
import { WAITS, WaitingChanges } from "../../forms/waiting-changes.tsx";
import { labels } from "./fields.tsx";

const whole = { htmlInput: { inputMode: "numeric", pattern: "[0-9]*" } } as const;

/** The price of an offer, and the form by which another one is asked for. */
export function OfferPrice() {
  const offer = useRecordContext<ConsoleOffer>();
  const { run, isBusy } = useCommand();
  const [price, setPrice] = useState("");
  const [percent, setPercent] = useState("");
  if (!offer) return null;
  const ask = async () => {
    const asked = { price_fcfa: Number(price), order_percent: Number(percent) };
    if (await run("POST", "/price", asked, WAITS)) setPrice("");
  };
  return (
    <Box sx={{ p: 2, borderTop: "1px solid", borderColor: "divider" }}>
      <Typography component="h2" variant="h6">
        Prix : {offer.price_fcfa.toLocaleString("fr-FR")} FCFA TTC, dont {offer.order_percent} % à
        la commande
      </Typography>
      <WaitingChanges />
      <Stack
        component="form"
        direction={{ xs: "column", sm: "row" }}
        spacing={2}
        sx={{ mt: 2, alignItems: { sm: "center" } }}
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <TextField
          label={labels.price_fcfa}
          value={price}
          required
          slotProps={whole}
          onChange={(event) => setPrice(event.target.value)}
        />
        <TextField
          label={labels.order_percent}
          value={percent}
          required
          slotProps={whole}
          onChange={(event) => setPercent(event.target.value)}
        />
        <Button type="submit" variant="contained" disabled={isBusy} sx={{ flexShrink: 0 }}>
          Demander ce prix
        </Button>
      </Stack>
    </Box>
  );
}
