import { type Dashboard, dashboardPeriods } from "@jdj/contract/console/dashboard";
import { dashboardStatistics } from "@jdj/contract/console/dashboard-statistics";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { Title, useGetOne, useStore } from "react-admin";
import { dateAndTime, longDay } from "../format.ts";
import { ExportMenu } from "../forms/export-button.tsx";
import { StatisticCard } from "./statistic-card.tsx";
import { StatisticsByName } from "./statistics-by-name.tsx";

/** Which days are shown, and which they are compared with. */
function Period({ board }: { board: Dashboard }) {
  const [from = "", to = ""] = [board.days[0], board.days.at(-1)];
  return (
    <Typography variant="body2" color="text.secondary">
      Du {longDay(from)} au {longDay(to)}, en pointillé les {board.days.length} jours d’avant.
      Chiffres du {dateAndTime(board.at)}.
    </Typography>
  );
}

/** The statistics of the product over a chosen period. */
function Statistics({ board }: { board: Dashboard }) {
  const alone = board.series.filter(
    ({ statistic }) => dashboardStatistics[statistic].by === undefined,
  );
  return (
    <>
      <Period board={board} />
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
        {alone.map((series) => (
          <StatisticCard key={series.statistic} board={board} series={series} />
        ))}
      </Box>
      <StatisticsByName
        board={board}
        title="Cartes par canal"
        empty="Aucune carte n’est partie sur ces deux périodes."
        statistics={["delivery-rate"]}
      />
      <StatisticsByName
        board={board}
        title="Paiements par société"
        empty="Aucun paiement sur ces deux périodes."
        statistics={["payments-amount", "payments", "payment-rate"]}
      />
    </>
  );
}

/** The first page of the console. */
export default function DashboardPage() {
  const [days, setDays] = useStore<number>("dashboard.days", 30);
  const { data, error, isPending, refetch } = useGetOne<Dashboard>("dashboard", {
    id: days,
  });
  return (
    <Stack spacing={2} sx={{ py: 2, minWidth: 0 }}>
      <Title title="Tableau de bord" />
      <Stack
        direction="row"
        sx={{ flexWrap: "wrap", gap: 2, alignItems: "center", justifyContent: "space-between" }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          value={days}
          aria-label="Période"
          onChange={(_, chosen: number | null) => chosen !== null && setDays(chosen)}
        >
          {dashboardPeriods.map((period) => (
            <ToggleButton key={period} value={period} sx={{ px: 2 }}>
              {period} jours
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ExportMenu resource="dashboard" query={`days=${days}`} disabled={!data} />
      </Stack>
      {error && (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>Réessayer</Button>}>
          {error.message}
        </Alert>
      )}
      {isPending && <Skeleton variant="rounded" height={320} />}
      {data && <Statistics board={data} />}
    </Stack>
  );
}
