import Box from "@mui/material/Box";
import { fcfa } from "../payments/labels.ts";

/** How the money of a dispute is divided, in FCFA; what neither receives is our commission. */
export function Sums({
  refundFcfa,
  releasedFcfa,
  leftFcfa,
}: {
  refundFcfa: number;
  releasedFcfa: number;
  leftFcfa: number;
}) {
  const commission = leftFcfa - refundFcfa - releasedFcfa;
  const sums = [
    { label: "Au client", amount: refundFcfa, isOurs: false },
    { label: "Au prestataire", amount: releasedFcfa, isOurs: false },
    ...(commission > 0 ? [{ label: "Commission", amount: commission, isOurs: true }] : []),
  ];
  return (
    <Box
      component="dl"
      sx={{
        display: "grid",
        gridTemplateColumns: "auto auto",
        justifyContent: "start",
        columnGap: 1.5,
        rowGap: 0.5,
        m: 0,
        fontVariantNumeric: "tabular-nums",
      }}
    >
      {sums.map(({ label, amount, isOurs }) => (
        <Box key={label} sx={{ display: "contents", color: isOurs ? "text.secondary" : "inherit" }}>
          <Box
            component="dt"
            sx={{ whiteSpace: "nowrap", color: isOurs ? "text.secondary" : "inherit" }}
          >
            {label}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              textAlign: "right",
              whiteSpace: "nowrap",
              fontWeight: isOurs ? 400 : 600,
              color: isOurs ? "text.secondary" : "inherit",
            }}
          >
            {fcfa(amount)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
