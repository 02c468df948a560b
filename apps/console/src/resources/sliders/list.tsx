import type { ConsoleSlider } from "@jdj/contract/console/sliders";
import Chip from "@mui/material/Chip";
import { OrderedList } from "../../forms/ordered-list.tsx";
import { SmallPicture } from "../../forms/small-picture.tsx";

/** The slides of the home page, in their order. */
export default function SliderList() {
  return (
    <OrderedList<ConsoleSlider>
      title="Diapositives de l’accueil"
      label={({ title }) => title}
      start={({ image }) => <SmallPicture path={image} />}
      details={({ advertisement, shown }) => (
        <>
          {advertisement && <Chip size="small" variant="outlined" label="Publicité" />}
          {!shown && <Chip size="small" label="Masquée" />}
        </>
      )}
    />
  );
}
