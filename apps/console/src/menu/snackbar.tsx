import { Notification as Snackbar } from "react-admin";

/** What was done or refused, below the bar: at the foot it would cover the buttons of a form on a phone. */
export function ConsoleSnackbar() {
  return (
    <Snackbar
      anchorOrigin={{ vertical: "top", horizontal: "center" }}
      sx={{ "&.MuiSnackbar-root": { top: 64 } }}
    />
  );
}
