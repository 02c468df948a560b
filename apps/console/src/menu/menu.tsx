import { mayStaff, type StaffRole } from "@jdj/contract/call/staff-policy";
import ListSubheader from "@mui/material/ListSubheader";
import { Menu, usePermissions } from "react-admin";
import { groups } from "./groups.ts";

/** The menu: the groups of resources that the role may read, each under its heading. */
export function ConsoleMenu() {
  const { permissions: role } = usePermissions<StaffRole>();
  if (role === undefined) return null;
  return (
    <Menu>
      <Menu.DashboardItem primaryText="Tableau de bord" />
      {groups.map(({ label, resources }) => {
        const readable = resources.filter(({ section }) => mayStaff(role, `${section}:read`));
        if (readable.length === 0) return null;
        return (
          <li key={label}>
            <ListSubheader component="div" sx={{ background: "none", lineHeight: 2.5 }}>
              {label}
            </ListSubheader>
            <ul style={{ padding: 0, listStyle: "none" }}>
              {readable.map(({ name }) => (
                <Menu.ResourceItem key={name} name={name} />
              ))}
            </ul>
          </li>
        );
      })}
    </Menu>
  );
}
