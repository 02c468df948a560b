import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

type PlaceButtonsProps = {
  /** What is moved, for screen readers: « photo 2 ». */
  name: string;
  /** Its place, from 1. */
  place: number;
  isLast: boolean;
};

/** The place of a picture in its list, and the buttons that move it: `intent` says which. */
export function PlaceButtons({ name, place, isLast }: PlaceButtonsProps) {
  const isFirst = place === 1;
  return (
    <>
      <Button
        look="plain"
        name="intent"
        value="earlier"
        disabled={isFirst}
        aria-label={`Avancer\u00a0: ${name}`}
      >
        <Icon name="arrow-left" size={20} />
      </Button>
      <span aria-hidden="true">{place}</span>
      <Button
        look="plain"
        name="intent"
        value="later"
        disabled={isLast}
        aria-label={`Reculer\u00a0: ${name}`}
      >
        <Icon name="arrow-right" size={20} />
      </Button>
      {isFirst ? null : (
        <Button
          look="quiet"
          name="intent"
          value="first"
          aria-label={`Mettre en premier\u00a0: ${name}`}
        >
          En premier
        </Button>
      )}
    </>
  );
}
