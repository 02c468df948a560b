import type { GatewayState } from "@jdj/contract/console/gateway-outages";
import Chip from "@mui/material/Chip";

/** Whether a gateway takes what we hand it. */
export function GatewayChip({ gateway }: { gateway: GatewayState }) {
  return gateway.since === null ? (
    <Chip size="small" color="success" variant="outlined" label="Répond" />
  ) : (
    <Chip size="small" color="error" label="En pause" />
  );
}
