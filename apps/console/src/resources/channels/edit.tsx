import type { ConsoleChannel } from "@jdj/contract/console/channels";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import {
  BooleanInput,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useRecordContext,
} from "react-admin";
import { useCommand } from "../../forms/use-command.ts";
import { VersionedEdit } from "../../forms/versioned-edit.tsx";
import { WAITS, WaitingChanges } from "../../forms/waiting-changes.tsx";

const today = () => new Date().toISOString().slice(0, 10);

/** The prices that are set for later, each of which may be removed. */
function NextPrices({ channel }: { channel: ConsoleChannel }) {
  const { run, isBusy } = useCommand();
  return channel.next_prices.map(({ id, price_fcfa, from }) => (
    <Stack key={id} direction="row" spacing={2} sx={{ alignItems: "center" }}>
      <Typography>
        {price_fcfa.toLocaleString("fr-FR")} FCFA dès le{" "}
        {new Date(from).toLocaleDateString("fr-FR")}
      </Typography>
      <Button
        disabled={isBusy}
        onClick={() => void run("DELETE", `/prices/${id}`, undefined, WAITS)}
      >
        Retirer
      </Button>
    </Stack>
  ));
}

/** Sets the price from a date on; today's is the price at once. */
function Prices() {
  const channel = useRecordContext<ConsoleChannel>();
  const { run, isBusy } = useCommand();
  const [price, setPrice] = useState("");
  const [from, setFrom] = useState(today);
  if (!channel) return null;
  const save = () =>
    run("POST", "/prices", { price_fcfa: price === "" ? null : Number(price), from }, WAITS);
  return (
    <Box sx={{ p: 2, borderTop: "1px solid", borderColor: "divider" }}>
      <Typography component="h2" variant="h6">
        Prix : {channel.price_fcfa.toLocaleString("fr-FR")} FCFA
      </Typography>
      <WaitingChanges />
      <NextPrices channel={channel} />
      <Stack
        component="form"
        direction={{ xs: "column", sm: "row" }}
        spacing={2}
        sx={{ mt: 2, alignItems: { sm: "center" } }}
        onSubmit={(event) => {
          event.preventDefault();
          void save().then((saved) => saved && setPrice(""));
        }}
      >
        <TextField
          label="Nouveau prix (FCFA)"
          value={price}
          required
          slotProps={{ htmlInput: { inputMode: "numeric", pattern: "[0-9]*" } }}
          onChange={(event) => setPrice(event.target.value)}
        />
        <TextField
          label="À partir du"
          type="date"
          value={from}
          required
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today() } }}
          onChange={(event) => setFrom(event.target.value)}
        />
        <Button type="submit" variant="contained" disabled={isBusy} sx={{ flexShrink: 0 }}>
          Demander ce prix
        </Button>
      </Stack>
    </Box>
  );
}

const toolbar = (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

const labels = { name: "Nom", color_code: "Couleur", open: "Ouvert" };

/** A channel: its name, colour, whether it is open, and its prices. */
export default function ChannelEdit() {
  return (
    <VersionedEdit title="Canal" labels={labels}>
      <SimpleForm toolbar={toolbar}>
        <TextInput source="name" label={labels.name} validate={required()} />
        <TextInput source="color_code" label={labels.color_code} validate={required()} />
        <BooleanInput source="open" label="Ouvert aux envois" />
      </SimpleForm>
      <Prices />
    </VersionedEdit>
  );
}
