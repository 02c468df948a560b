import type { Dashboard, DashboardSeries } from "@jdj/contract/console/dashboard";
import { dashboardStatistics } from "@jdj/contract/console/dashboard-statistics";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { useId, useState } from "react";
import { shortDay } from "../format.ts";
import { statisticText } from "./statistic-text.ts";

/** A button that opens the values of some series, day by day, the newest first. */
export function DaysTable({
  title,
  board,
  series,
}: {
  title: string;
  board: Dashboard;
  series: readonly DashboardSeries[];
}) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const days = [...board.days_before, ...board.days].reverse();
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} aria-label={`Jour par jour : ${title}`}>
        Jour par jour
      </Button>
      {isOpen && (
        <Dialog open fullWidth maxWidth="sm" onClose={() => setOpen(false)} aria-labelledby={id}>
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent>
            <Table size="small" stickyHeader>
              <TableHead>
                <TableRow>
                  <TableCell>Jour</TableCell>
                  {series.map(({ statistic }) => (
                    <TableCell key={statistic} align="right">
                      {dashboardStatistics[statistic].label}
                    </TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {days.map((day, at) => (
                  <TableRow key={day}>
                    <TableCell sx={{ whiteSpace: "nowrap" }}>{shortDay(day)}</TableCell>
                    {series.map(({ statistic, values, values_before }) => (
                      <TableCell key={statistic} align="right">
                        {statisticText(
                          statistic,
                          [...values_before, ...values].at(-1 - at) ?? null,
                        )}
                      </TableCell>
                    ))}
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Fermer</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
