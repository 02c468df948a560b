import SearchIcon from "@mui/icons-material/Search";
import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useState } from "react";
import { AppBar, TitlePortal } from "react-admin";
import { SearchBox } from "../search/search-box.tsx";
import { Bell } from "./bell.tsx";

/** The search on a phone: a button of the bar, and the box over the page. */
function SearchDialog() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton aria-label="Rechercher partout" color="inherit" onClick={() => setOpen(true)}>
        <SearchIcon />
      </IconButton>
      <Dialog
        open={isOpen}
        onClose={close}
        fullWidth
        aria-label="Rechercher partout"
        sx={{ "& .MuiDialog-container": { alignItems: "flex-start" } }}
      >
        <Box sx={{ p: 2, pb: 4 }}>
          <SearchBox onChosen={close} />
        </Box>
      </Dialog>
    </>
  );
}

/** The bar of every page: where one is, the search and the bell. */
export function ConsoleBar() {
  const isPhone = useMediaQuery("(max-width:767.95px)");
  return (
    <AppBar>
      <TitlePortal />
      {isPhone ? (
        <SearchDialog />
      ) : (
        <Box sx={{ width: 380, maxWidth: "45%", mr: 1 }}>
          <SearchBox />
        </Box>
      )}
      <Bell />
    </AppBar>
  );
}
