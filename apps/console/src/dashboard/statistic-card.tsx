import type { Dashboard, DashboardSeries } from "@jdj/contract/console/dashboard";
import { dashboardStatistics } from "@jdj/contract/console/dashboard-statistics";
import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { ChangeText } from "./change-text.tsx";
import { Chart } from "./chart.tsx";
import { DaysTable } from "./days-table.tsx";
import { statisticText } from "./statistic-text.ts";

/** One statistic: its total, how it moved, its days as a chart and as a table. */
export function StatisticCard({ board, series }: { board: Dashboard; series: DashboardSeries }) {
  const { label, help, total } = dashboardStatistics[series.statistic];
  const show = (value: number | null) => statisticText(series.statistic, value);
  return (
    <Paper variant="outlined" sx={{ p: 2, display: "flex", flexDirection: "column", minWidth: 0 }}>
      <Typography component="h2" variant="subtitle2" color="text.secondary">
        {label}
      </Typography>
      <Stack
        direction="row"
        sx={{ alignItems: "baseline", flexWrap: "wrap", columnGap: 1.5, minHeight: 44 }}
      >
        <Typography
          component="p"
          variant="h5"
          sx={{ fontFamily: "fontFamily", fontWeight: 600, fontVariantNumeric: "tabular-nums" }}
        >
          {show(series.total)}
          {total === "mean" && (
            <Typography component="span" color="text.secondary">
              {" par jour"}
            </Typography>
          )}
        </Typography>
        <ChangeText series={series} />
      </Stack>
      <Chart
        label={`${label} par jour, comparé à la période d’avant`}
        show={show}
        kind={total === "ratio" ? "line" : "bars"}
        days={board.days}
        values={series.values}
        before={series.values_before}
      />
      <Typography variant="caption" color="text.secondary" sx={{ mt: 1, flexGrow: 1 }}>
        {help}
      </Typography>
      <Box sx={{ ml: -0.5, mt: 0.5 }}>
        <DaysTable title={label} board={board} series={[series]} />
      </Box>
    </Paper>
  );
}
