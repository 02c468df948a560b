import Button from "@mui/material/Button";
import { HttpError, useNotify } from "react-admin";
import { request } from "../../data/request.ts";

/** A change that is typed and not saved. */
type TypedChange = Record<string, unknown> | null;

/** Opens the template as a customer sees it, with what is typed, in a tab of its own. */
export function PreviewButton({
  label,
  eventTypeId,
  change,
}: {
  label: string;
  eventTypeId: number;
  change: () => TypedChange;
}) {
  const notify = useNotify();
  const open = async () => {
    // Opened by the click itself, or the browser would block it.
    const tab = window.open("about:blank", "_blank");
    try {
      const { address } = await request<{ address: string }>("POST", "template-previews", {
        event_type_id: eventTypeId,
        change: change(),
      });
      if (tab) tab.location.replace(address);
      else window.location.assign(address);
    } catch (error) {
      tab?.close();
      const sentence = error instanceof HttpError ? error.message : "ra.notification.http_error";
      notify(sentence, { type: "error" });
    }
  };
  return (
    <Button variant="outlined" onClick={() => void open()} sx={{ alignSelf: "flex-start" }}>
      {label}
    </Button>
  );
}
