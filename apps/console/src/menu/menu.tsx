import { mayStaff, type StaffRole } from "@jdj/contract/call/staff-policy";
import ExpandLessIcon from "@mui/icons-material/ExpandLess";
import ExpandMoreIcon from "@mui/icons-material/ExpandMore";
import ButtonBase from "@mui/material/ButtonBase";
import ListSubheader from "@mui/material/ListSubheader";
import { Menu, usePermissions, useStore } from "react-admin";
import { kindsOf } from "../resources/work-queue/kinds.ts";
import { useCounts } from "../resources/work-queue/use-counts.ts";
import { Count } from "./count.tsx";
import { groups } from "./groups.ts";

/** The menu: the groups of resources that the role may read, each under a heading that folds them. */
export function ConsoleMenu() {
  const { permissions: role } = usePermissions<StaffRole>();
  const [folded, setFolded] = useStore<string[]>("menu.folded", []);
  const counts = useCounts();
  if (role === undefined) return null;
  const waiting: Readonly<Record<string, number>> = counts?.kinds ?? {};
  const all = Object.values(waiting).reduce((sum, count) => sum + count, 0);
  const fold = (label: string) =>
    setFolded(folded.includes(label) ? folded.filter((one) => one !== label) : [...folded, label]);
  return (
    // A list of links: a menu may not hold groups that fold.
    <Menu role="list" aria-label="Rubriques">
      <li>
        <Menu.DashboardItem role="link" primaryText="Tableau de bord" />
      </li>
      {kindsOf(role).length > 0 && (
        <li style={{ position: "relative" }}>
          <Menu.ResourceItem name="work" role="link" />
          <Count value={all} />
        </li>
      )}
      {groups.map(({ label, resources }) => {
        const readable = resources.filter(
          ({ section, inMenu = true }) => inMenu && mayStaff(role, `${section}:read`),
        );
        if (readable.length === 0) return null;
        return (
          <li key={label}>
            <ListSubheader component="div" sx={{ background: "none", p: 0 }}>
              <ButtonBase
                aria-expanded={!folded.includes(label)}
                onClick={() => fold(label)}
                sx={{
                  width: "100%",
                  px: 2,
                  minHeight: 44,
                  justifyContent: "space-between",
                  font: "inherit",
                  fontWeight: 600,
                }}
              >
                {label}
                {folded.includes(label) ? (
                  <ExpandMoreIcon fontSize="small" />
                ) : (
                  <ExpandLessIcon fontSize="small" />
                )}
              </ButtonBase>
            </ListSubheader>
            {!folded.includes(label) && (
              <ul style={{ padding: 0, listStyle: "none" }}>
                {readable.map(({ name }) => (
                  <li key={name} style={{ position: "relative" }}>
                    <Menu.ResourceItem name={name} role="link" />
                    <Count value={waiting[name]} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </Menu>
  );
}
