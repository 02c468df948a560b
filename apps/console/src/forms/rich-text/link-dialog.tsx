import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { isLinkAddress, readLinkAddress } from "./link-address.ts";

const HELP = "Une adresse https, une page du site (/faq), un e-mail ou tel:+225…";
const WRONG = "Cette adresse ne peut pas être un lien. Exemple : https://www.exemple.ci";

/** Puts the link on the selected text, or writes its address where nothing is selected. */
function putLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus().extendMarkRange("link");
  if (href === "") chain.unsetLink().run();
  else if (editor.state.selection.empty && !editor.isActive("link"))
    chain
      .insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] })
      .run();
  else chain.setLink({ href }).run();
}

/** Asks where the link of the selected text leads. An empty address removes the link. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [typed, setTyped] = useState<string>(editor.getAttributes("link").href ?? "");
  const [isWrong, setWrong] = useState(false);
  const apply = () => {
    const href = readLinkAddress(typed);
    if (href !== "" && !isLinkAddress(href)) return setWrong(true);
    onClose();
    return putLink(editor, href);
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="link-title">
      <DialogTitle id="link-title">Lien</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          fullWidth
          label="Adresse du lien"
          value={typed}
          error={isWrong}
          helperText={isWrong ? WRONG : HELP}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Else it would send the form around it.
            event.preventDefault();
            apply();
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fermer</Button>
        <Button onClick={apply} variant="contained">
          {typed.trim() === "" ? "Enlever le lien" : "Mettre le lien"}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
