import Button from "@mui/material/Button";
import { useNotify } from "react-admin";
import { request } from "../../data/request.ts";
import { sentenceOf } from "../use-command.ts";

/** Opens the public page as it will be, in a new tab. @param path the call that makes its address */
export function PreviewButton({ path, disabled = false }: { path: string; disabled?: boolean }) {
  const notify = useNotify();
  const open = async () => {
    // Opened by the click itself: browsers block a tab that an answer opens.
    const tab = window.open("", "_blank");
    try {
      const { url } = await request<{ url: string }>("POST", path);
      if (tab === null) window.location.assign(url);
      else {
        tab.opener = null;
        tab.location.replace(url);
      }
    } catch (error) {
      tab?.close();
      notify(sentenceOf(error), { type: "error" });
    }
  };
  return (
    <Button disabled={disabled} onClick={() => void open()}>
      Aperçu
    </Button>
  );
}
