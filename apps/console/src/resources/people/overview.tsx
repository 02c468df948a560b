import type { Person } from "@jdj/contract/console/people";
import type { PersonOverview } from "@jdj/contract/console/person-overview";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useGetOne, useRecordContext } from "react-admin";
import { AccountPanels } from "./account-panels.tsx";
import { EventPanels } from "./event-panels.tsx";
import { SalePanels } from "./sale-panels.tsx";

/** All that a person has and what we did for them, in short lists that lead to the whole ones. */
export function Overview() {
  const person = useRecordContext<Person>();
  const { data, error } = useGetOne<PersonOverview>(
    "person-overviews",
    { id: person?.id ?? 0 },
    { enabled: person !== undefined },
  );
  if (error)
    return <Alert severity="warning">Cette vue n’a pas pu être lue. Rechargez la page.</Alert>;
  if (!person || !data) return null;
  return (
    <Box
      sx={{
        ...{ width: "100%", columnGap: 2, columnCount: { xs: 1, md: 2 } },
        "& > *": { breakInside: "avoid", mb: 2 },
      }}
    >
      {data.email_change && (
        <Alert severity="info" sx={{ columnSpan: "all" }}>
          {`${data.email_change.requested_by} demande de corriger l’adresse en ${data.email_change.email} (${data.email_change.reason}). Une deuxième personne entre la même adresse, dans « Aider ».`}
        </Alert>
      )}
      <AccountPanels person={person} overview={data} />
      {person.role === "CUSTOMER" && (
        <>
          <EventPanels person={person} overview={data} />
          <SalePanels person={person} overview={data} />
        </>
      )}
    </Box>
  );
}
