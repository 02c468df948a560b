import type { Person } from "@jdj/contract/console/people";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useRecordContext } from "react-admin";
import { dateAndTime } from "../../format.ts";
import { StateBadge } from "../../forms/state-badge.tsx";
import { phoneLabel } from "../payments/labels.ts";
import { roleLabel } from "./role-label.ts";

/** Whether an address or a number is proven, after it. */
const proof = (at: string | null) => (at === null ? " (à prouver)" : "");

/** Who it is, on every tab. */
export function Identity() {
  const person = useRecordContext<Person>();
  if (!person) return null;
  const { name, email, phone, archived_at, closed_at, last_signed_in_at } = person;
  const isClosed = archived_at !== null || closed_at !== null;
  const reached = [
    email === null ? "" : `${email}${proof(person.email_verified_at)}`,
    phone === null ? "" : `${phoneLabel(phone)}${proof(person.phone_verified_at)}`,
  ].filter((one) => one !== "");
  return (
    <Stack sx={{ px: 2, pt: 2, gap: 0.5, minWidth: 0 }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: "center", flexWrap: "wrap" }}>
        <Typography variant="h6" component="h2">
          {name}
        </Typography>
        <StateBadge
          state={isClosed ? "suspended" : "active"}
          label={`${roleLabel(person.role)}${archived_at !== null ? ", archivé" : closed_at !== null ? ", fermé" : ""}`}
        />
      </Stack>
      <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
        {reached.join(" · ") || "Ni adresse ni numéro"}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {last_signed_in_at === null
          ? "Ne s’est jamais connectée"
          : `Dernière connexion le ${dateAndTime(last_signed_in_at)}`}
      </Typography>
    </Stack>
  );
}
