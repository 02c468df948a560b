import type { StaffRole } from "@jdj/contract/call/staff-policy";
import { SEARCH_LENGTH, type SearchAnswer } from "@jdj/contract/console/search";
import SearchIcon from "@mui/icons-material/Search";
import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { usePermissions } from "react-admin";
import { useNavigate } from "react-router";
import { request } from "../data/request.ts";
import { sentenceOf } from "../forms/use-command.ts";
import { type Option, optionsOf, pagesNamed } from "./search-options.ts";

/** How long somebody pauses before what they typed is searched, in milliseconds. */
const PAUSE_MS = 250;

/** What the server finds for a text once its typing pauses; the answer to an older text is dropped. */
function useFound(q: string) {
  const [found, setFound] = useState<{ q: string; options: Option[]; failed: string | null }>();
  useEffect(() => {
    if (q === "") return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      const query = new URLSearchParams({ q });
      request<SearchAnswer>("GET", `search?${query}`).then(
        (answer) => isCurrent && setFound({ q, options: optionsOf(answer), failed: null }),
        (error) => isCurrent && setFound({ q, options: [], failed: sentenceOf(error) }),
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [q]);
  return found?.q === q ? found : null;
}

/** One box for everything on the console: people, sales, payments by their references, pages. */
export function SearchBox({ onChosen }: { onChosen?: () => void }) {
  const [typed, setTyped] = useState("");
  const q = typed.trim().slice(0, SEARCH_LENGTH.max);
  const { permissions: role } = usePermissions<StaffRole>();
  const found = useFound(q);
  const navigate = useNavigate();
  const options = q === "" ? [] : [...pagesNamed(q, role), ...(found?.options ?? [])];
  return (
    <Autocomplete<Option, false, false, true>
      freeSolo
      autoHighlight
      clearOnBlur={false}
      options={options}
      groupBy={({ group }) => group}
      getOptionLabel={(option) => (typeof option === "string" ? option : option.title)}
      getOptionKey={(option) => (typeof option === "string" ? option : option.path)}
      filterOptions={(all) => all}
      loading={q !== "" && found === null}
      loadingText="Recherche…"
      value={null}
      inputValue={typed}
      onInputChange={(_, text, why) => {
        if (why !== "reset") setTyped(text);
      }}
      onChange={(_, option) => {
        if (option === null || typeof option === "string") return;
        setTyped("");
        onChosen?.();
        void navigate(option.path);
      }}
      renderOption={({ key, ...props }, { title, detail }) => (
        <Box component="li" key={key} {...props}>
          <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
            <Typography variant="body2">{title}</Typography>
            {detail !== "" && (
              <Typography variant="caption" color="text.secondary">
                {detail}
              </Typography>
            )}
          </Box>
        </Box>
      )}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          size="small"
          variant="outlined"
          margin="none"
          placeholder="Nom, e-mail, téléphone, référence…"
          autoFocus={onChosen !== undefined}
          error={Boolean(found?.failed)}
          helperText={
            found?.failed ?? (found && options.length === 0 ? "Rien de ce nom." : undefined)
          }
          slotProps={{
            ...slotProps,
            htmlInput: { ...slotProps.htmlInput, "aria-label": "Rechercher partout" },
            input: {
              ...slotProps.input,
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
            },
            formHelperText: {
              role: "status",
              sx: { position: "absolute", top: "100%", bgcolor: "background.paper", px: 1 },
            },
          }}
        />
      )}
    />
  );
}
