import { type DesignLayout, previewTexts } from "@jdj/contract/console/card-designs";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { FormDataConsumer } from "react-admin";
import { request } from "../../data/request.ts";
import { sentenceOf } from "../../forms/use-command.ts";

const names = { long: "Textes longs", short: "Textes courts", missing: "Presque sans texte" };

/** What of the form a preview needs. */
interface Look {
  picture?: string | null;
  layout?: DesignLayout;
}

/** Draws the card of the form with texts that are hard to hold. */
export function Preview() {
  return <FormDataConsumer>{({ formData }) => <Drawn look={formData} />}</FormDataConsumer>;
}

function Drawn({ look }: { look: Look }) {
  const [images, setImages] = useState<string[]>([]);
  const [refused, setRefused] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const draw = async () => {
    const { picture, layout } = look;
    setBusy(true);
    setRefused(null);
    try {
      const drawn = await Promise.all(
        previewTexts.map((texts) =>
          request<{ image: string }>("POST", "card-design-preview", { picture, layout, texts }),
        ),
      );
      setImages(drawn.map(({ image }) => image));
    } catch (error) {
      setImages([]);
      setRefused(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box component="section" sx={{ my: 2, width: "100%" }}>
      <Button variant="outlined" disabled={isBusy || !look.picture} onClick={() => void draw()}>
        {isBusy ? "Dessin en cours…" : "Voir l’aperçu"}
      </Button>
      {refused !== null && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {refused}
        </Alert>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 2 }}>
        {images.map((image, at) => {
          const kind = previewTexts[at] ?? "long";
          return (
            <Box component="figure" key={kind} sx={{ m: 0, width: 270, maxWidth: "100%" }}>
              <Box
                component="img"
                src={image}
                alt={names[kind]}
                sx={{ width: "100%", border: "1px solid", borderColor: "divider" }}
              />
              <Typography component="figcaption" variant="body2">
                {names[kind]}
              </Typography>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
