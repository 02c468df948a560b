import type { ConsoleProvider } from "@jdj/contract/console/providers";
import CheckCircleIcon from "@mui/icons-material/CheckCircle";
import RadioButtonUncheckedIcon from "@mui/icons-material/RadioButtonUnchecked";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useRecordContext } from "react-admin";
import { stepLabels, waitLabels } from "./labels.ts";

const day = (at: string) => new Date(at).toLocaleDateString("fr-FR");

/** How far a provider has come. */
export function Steps() {
  const provider = useRecordContext<ConsoleProvider>();
  if (!provider) return null;
  return (
    <>
      <Box
        component="ol"
        aria-label="Étapes"
        sx={{ display: "flex", flexWrap: "wrap", gap: 1, p: 0, m: 0, listStyle: "none" }}
      >
        {provider.steps.map(({ step, done, at }) => (
          <Box
            component="li"
            key={step}
            sx={{
              display: "flex",
              gap: 1,
              alignItems: "center",
              px: 1.5,
              py: 0.75,
              border: 1,
              borderRadius: 2,
              borderColor: provider.waits_for === step ? "primary.main" : "divider",
              bgcolor: done ? "action.hover" : "transparent",
            }}
          >
            {done ? (
              <CheckCircleIcon color="success" fontSize="small" titleAccess="Fait" />
            ) : (
              <RadioButtonUncheckedIcon color="disabled" fontSize="small" titleAccess="À faire" />
            )}
            <span>
              <Typography variant="body2" component="span" sx={{ display: "block" }}>
                {stepLabels[step]}
              </Typography>
              <Typography variant="caption" color="text.secondary">
                {at === null ? (done ? "Fait" : "À faire") : day(at)}
              </Typography>
            </span>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {provider.waits_for === null
          ? "Tout est fait : la boutique est visible."
          : `Attend : ${waitLabels[provider.waits_for].toLowerCase()}.`}
        {provider.missing.length > 0 ? ` Il manque : ${provider.missing.join(" ; ")}.` : ""}
      </Typography>
    </>
  );
}
