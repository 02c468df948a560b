import type { ConsoleWhatsAppNumber, WhatsAppAccountEvent } from "@jdj/contract/console/whatsapp";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useGetList } from "react-admin";
import { dateAndTime } from "../../format.ts";
import { StateBadge } from "../../forms/state-badge.tsx";
import { eventLabel, limitLabel, qualityLabels } from "./labels.ts";

const since = (at: string | null) => (at === null ? "" : `depuis le ${dateAndTime(at)}`);

function NumberCard({ number }: { number: ConsoleWhatsAppNumber }) {
  const quality = number.quality === null ? null : qualityLabels[number.quality];
  return (
    <Card component="li" sx={{ p: 2, listStyle: "none" }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        +{number.number.replace(/^\+/, "")}
      </Typography>
      <Typography variant="body2" component="div" sx={{ mt: 1 }}>
        Qualité&nbsp;: {quality ? <StateBadge {...quality} /> : "WhatsApp n’en a encore rien dit"}{" "}
        {since(number.quality_at)}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1 }}>
        Limite&nbsp;:{" "}
        {number.limit === null ? "WhatsApp n’en a encore rien dit" : limitLabel(number.limit)}{" "}
        {since(number.limit_at)}
      </Typography>
    </Card>
  );
}

/** The numbers that we send from, and what WhatsApp said of our accounts. */
export function Account() {
  const { data: numbers = [], isPending } = useGetList<ConsoleWhatsAppNumber>("whatsapp-numbers");
  const { data: events = [] } = useGetList<WhatsAppAccountEvent>("whatsapp-account-events");
  if (isPending) return null;
  return (
    <Box component="section" aria-labelledby="whatsapp-numbers" sx={{ mb: 3, minWidth: 0 }}>
      <Typography id="whatsapp-numbers" component="h2" variant="h6">
        Nos numéros
      </Typography>
      {numbers.length === 0 ? (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          WhatsApp n’a encore rien dit d’un numéro. Il le fait dès que sa qualité ou sa limite
          change.
        </Typography>
      ) : (
        <Box
          component="ul"
          sx={{
            ...{ display: "grid", gap: 2, p: 0, my: 1 },
            gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))",
          }}
        >
          {numbers.map((number) => (
            <NumberCard key={number.id} number={number} />
          ))}
        </Box>
      )}
      {events.map(({ id, event, detail, at }) => (
        <Typography key={id} variant="body2" sx={{ mt: 1 }}>
          {dateAndTime(at)}&nbsp;: {eventLabel(event)}
          {detail === null ? "" : ` (${detail})`}
        </Typography>
      ))}
    </Box>
  );
}
