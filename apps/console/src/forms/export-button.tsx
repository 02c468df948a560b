import DownloadIcon from "@mui/icons-material/Download";
import MuiButton from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { type ReactNode, useState } from "react";
import { TopToolbar, useListContext, useNotify, useResourceContext } from "react-admin";
import { download } from "../data/download.ts";
import { sentenceOf } from "./use-command.ts";

const formats = [
  ["csv", "CSV"],
  ["xlsx", "Classeur Excel (.xlsx)"],
] as const;

/** The filters of a list as a query; react-admin keeps those that are empty. */
function filterQuery(filters: Record<string, unknown>): string {
  const set = Object.entries(filters).filter(([, value]) => value != null && value !== "");
  return new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString();
}

/** Downloads a file that the server writes: `{resource}/export`. @param query filters, without format */
export function ExportMenu({
  resource,
  query,
  disabled,
}: {
  resource: string;
  query: string;
  disabled: boolean;
}) {
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (format: string) => {
    setAnchor(null);
    setBusy(true);
    try {
      await download(`${resource}/export?format=${format}&${query}`);
    } catch (error) {
      notify(sentenceOf(error), { type: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <MuiButton
        size="small"
        startIcon={<DownloadIcon />}
        aria-haspopup="menu"
        disabled={isBusy || disabled}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {isBusy ? "Export en cours…" : "Exporter"}
      </MuiButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {formats.map(([format, label]) => (
          <MenuItem key={format} onClick={() => void run(format)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** Exports the filtered list of the page, with the same filters. */
function ExportButton() {
  const resource = useResourceContext() ?? "";
  const { filterValues, data } = useListContext();
  const query = filterQuery(filterValues);
  return <ExportMenu resource={resource} query={query} disabled={data?.length === 0} />;
}

/** The actions of a list that can be exported; `children`: what stands before, such as « Créer ». */
export function ExportActions({ children }: { children?: ReactNode }) {
  return (
    <TopToolbar>
      {children}
      <ExportButton />
    </TopToolbar>
  );
}
