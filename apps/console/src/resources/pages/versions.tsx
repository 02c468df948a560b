import type { ConsolePage, ConsolePageVersion } from "@jdj/contract/console/pages";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useGetList, useNotify, useRecordContext, useRefresh } from "react-admin";
import { request } from "../../data/request.ts";
import { ConfirmedButton } from "../../forms/confirmed-button.tsx";
import { MayWrite } from "../../forms/may-write.tsx";
import { PreviewButton } from "../../forms/publication/preview-button.tsx";
import { StateChip } from "../../forms/publication/state-chip.tsx";
import { sentenceOf } from "../../forms/use-command.ts";
import { savedLabel } from "./saved-label.ts";

const PER_PAGE = 10;

function Version({ row, page }: { row: ConsolePageVersion; page: ConsolePage }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    try {
      await request("POST", `page-versions/${row.id}/restoration`, { version: page.version });
      notify("Un nouveau brouillon reprend ce texte", { type: "success" });
      refresh();
    } catch (error) {
      notify(sentenceOf(error), { type: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack
      component="li"
      direction="row"
      useFlexGap
      spacing={1.5}
      sx={{
        py: 1,
        alignItems: "center",
        flexWrap: "wrap",
        borderTop: "1px solid",
        borderColor: "divider",
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600, minWidth: 88 }}>
        Version {row.number}
      </Typography>
      <StateChip state={row.state} />
      <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
        {savedLabel(row)}
      </Typography>
      <PreviewButton path={`page-versions/${row.id}/preview`} />
      {row.number !== page.version && (
        <MayWrite>
          <ConfirmedButton
            label="Reprendre"
            question={`Un nouveau brouillon reprendra le texte de la version ${row.number}. Rien ne change en ligne.`}
            disabled={isBusy}
            onConfirm={() => void restore()}
          />
        </MayWrite>
      )}
    </Stack>
  );
}

/** Every saved version of the page, the newest first: each can be looked at and taken up again. */
export function Versions() {
  const page = useRecordContext<ConsolePage>();
  const [number, setNumber] = useState(1);
  const { data = [], pageInfo } = useGetList<ConsolePageVersion>(
    "page-versions",
    {
      filter: { page_id: page?.id },
      pagination: { page: number, perPage: PER_PAGE },
      sort: { field: "number", order: "DESC" },
      // A saved version is a new one: the list is read again.
      meta: { version: page?.version, state: page?.state },
    },
    { enabled: page !== undefined },
  );
  if (!page) return null;
  return (
    <Box component="section" sx={{ p: 2, borderTop: "1px solid", borderColor: "divider" }}>
      <Typography component="h2" variant="h6">
        Versions
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: "none" }}>
        {data.map((row) => (
          <Version key={row.id} row={row} page={page} />
        ))}
      </Box>
      <Stack direction="row" spacing={1}>
        {number > 1 && <Button onClick={() => setNumber(number - 1)}>Plus récentes</Button>}
        {pageInfo?.hasNextPage && (
          <Button onClick={() => setNumber(number + 1)}>Plus anciennes</Button>
        )}
      </Stack>
    </Box>
  );
}
