import type { StaffRole } from "@jdj/contract/call/staff-policy";
import { bellNumber } from "@jdj/contract/notices/bell-number";
import NotificationsIcon from "@mui/icons-material/NotificationsNone";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { usePermissions } from "react-admin";
import { Link } from "react-router";
import { kindsOf } from "../resources/work-queue/kinds.ts";
import { useCounts } from "../resources/work-queue/use-counts.ts";
import { colours } from "../theme.ts";

/** The number beside the bell; the bell's name says it too. */
function Unread({ shown }: { shown: string }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        ...{ position: "absolute", top: 0, right: 0, minWidth: 20, px: 0.5, lineHeight: "20px" },
        ...{ borderRadius: "10px", bgcolor: colours.error, color: "#FFFFFF" },
        ...{ fontSize: 12, fontWeight: 600 },
      }}
    >
      {shown}
    </Box>
  );
}

/** The bell of the bar; its number comes with the counts of the menu. None for a role for which nothing waits. */
export function Bell() {
  const { permissions: role } = usePermissions<StaffRole>();
  const unread = useCounts()?.unread_notices ?? 0;
  if (kindsOf(role).length === 0) return null;
  const shown = bellNumber(unread);
  const said = shown.endsWith("+") ? `plus de ${shown.slice(0, -1)}` : shown;
  const name =
    unread === 0 ? "Notifications" : `Notifications, ${said} non ${unread === 1 ? "lue" : "lues"}`;
  return (
    <IconButton component={Link} to="/notices" color="inherit" aria-label={name}>
      <NotificationsIcon />
      {unread > 0 && <Unread shown={shown} />}
    </IconButton>
  );
}
