import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { dateAndTime } from "../../format.ts";

/** What one side wrote and shows; the photos open whole. */
export function Statement({
  title,
  at,
  text,
  photos,
  empty,
}: {
  title: string;
  /** When; null for nothing yet. */
  at: string | null;
  text: string;
  photos: readonly string[];
  /** What is read where nothing is written. */
  empty: string;
}) {
  return (
    <Paper variant="outlined" component="section" aria-label={title} sx={{ p: 2, minWidth: 0 }}>
      <Typography component="h2" variant="subtitle1">
        {title}
      </Typography>
      {at !== null && (
        <Typography variant="caption" color="text.secondary">
          {dateAndTime(at)}
        </Typography>
      )}
      <Typography
        color={text === "" ? "text.secondary" : "text.primary"}
        sx={{ mt: 1, whiteSpace: "pre-line", overflowWrap: "anywhere" }}
      >
        {text === "" ? empty : text}
      </Typography>
      {photos.length > 0 && (
        <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, mt: 1.5 }}>
          {photos.map((path, index) => (
            <Box
              key={path}
              component="a"
              href={path}
              target="_blank"
              rel="noreferrer noopener"
              sx={{ lineHeight: 0 }}
            >
              <Box
                component="img"
                src={path}
                alt={`${title}, photo ${index + 1}`}
                loading="lazy"
                sx={{ width: 112, height: 112, borderRadius: 1, objectFit: "cover" }}
              />
            </Box>
          ))}
        </Stack>
      )}
    </Paper>
  );
}
