import type { Dashboard, DashboardSeries } from "@jdj/contract/console/dashboard";
import {
  type DashboardStatistic,
  dashboardStatistics,
} from "@jdj/contract/console/dashboard-statistics";
import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { ChangeText } from "./change-text.tsx";
import { Chart } from "./chart.tsx";
import { DaysTable } from "./days-table.tsx";
import { statisticText } from "./statistic-text.ts";

/** The statistics of one channel or company, the first of them as a chart. */
function NamedCard({
  board,
  name,
  series,
}: {
  board: Dashboard;
  name: string;
  series: readonly DashboardSeries[];
}) {
  const [drawn] = series;
  return (
    <Paper variant="outlined" sx={{ p: 2, minWidth: 0 }}>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      {series.map((one) => (
        <Box key={one.statistic} sx={{ mt: 0.5 }}>
          {series.length > 1 && (
            <Typography variant="caption" color="text.secondary" component="p">
              {dashboardStatistics[one.statistic].label}
            </Typography>
          )}
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: 1.5 }}>
            <Typography variant="h6" component="span" sx={{ fontVariantNumeric: "tabular-nums" }}>
              {statisticText(one.statistic, one.total)}
            </Typography>
            <ChangeText series={one} />
          </Box>
        </Box>
      ))}
      {drawn && (
        <Chart
          label={`${dashboardStatistics[drawn.statistic].label} par jour : ${name}`}
          show={(value) => statisticText(drawn.statistic, value)}
          kind={dashboardStatistics[drawn.statistic].total === "ratio" ? "line" : "bars"}
          days={board.days}
          values={drawn.values}
          before={drawn.values_before}
        />
      )}
      <Box sx={{ ml: -0.5, mt: 0.5 }}>
        <DaysTable title={name} board={board} series={series} />
      </Box>
    </Paper>
  );
}

/** Statistics by channel or by company: all together, then each by itself. */
export function StatisticsByName({
  board,
  title,
  empty,
  statistics,
}: {
  board: Dashboard;
  title: string;
  /** What is said while nothing was counted. */
  empty: string;
  statistics: readonly DashboardStatistic[];
}) {
  const of = (statistic: DashboardStatistic) =>
    board.series.filter((one) => one.statistic === statistic);
  const [first] = statistics;
  if (first === undefined || of(first).length === 0) return null;
  const keys = of(first).map(({ key, name }) => ({ key, name: name === "" ? "Ensemble" : name }));
  return (
    <Box component="section" sx={{ minWidth: 0, pt: 1 }}>
      <Typography component="h2" variant="h6">
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5, maxWidth: 720 }}>
        {keys.length === 1
          ? empty
          : statistics.map((one) => dashboardStatistics[one].help).join(" ")}
      </Typography>
      {keys.length > 1 && (
        <Box
          sx={{
            display: "grid",
            gap: 2,
            gridTemplateColumns: {
              xs: "minmax(0, 1fr)",
              sm: "repeat(auto-fill, minmax(260px, 1fr))",
            },
          }}
        >
          {keys.map(({ key, name }) => (
            <NamedCard
              key={key}
              board={board}
              name={name}
              series={statistics.flatMap((one) => of(one).filter((series) => series.key === key))}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
