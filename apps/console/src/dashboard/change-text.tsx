import type { DashboardSeries } from "@jdj/contract/console/dashboard";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { changeOf, statisticText } from "./statistic-text.ts";

/** How a series moved since the period before. */
export function ChangeText({ series }: { series: DashboardSeries }) {
  const change = changeOf(series.statistic, series.total, series.before);
  if (change === null) return null;
  const colour =
    change.isGood === null ? "text.secondary" : change.isGood ? "success.main" : "error.main";
  return (
    <Typography component="span" variant="body2" sx={{ whiteSpace: "nowrap" }}>
      <Box component="span" sx={{ color: colour, fontWeight: 600 }}>
        {change.text}
      </Box>{" "}
      <Box component="span" sx={{ color: "text.secondary" }}>
        avant : {statisticText(series.statistic, series.before)}
      </Box>
    </Typography>
  );
}
