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
      <MoveButton intent="earlier" disabled={isFirst} label={`Avancer\u00a0: ${name}`} />
      <span aria-hidden="true">{place}</span>
      <MoveButton intent="later" disabled={isLast} label={`Reculer\u00a0: ${name}`} />
      {isFirst ? null : (
        <Button
          variant="quiet"
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

const arrows = { earlier: "arrow-left", later: "arrow-right" } as const;

type MoveButtonProps = { intent: keyof typeof arrows; disabled: boolean; label: string };

function MoveButton({ intent, disabled, label }: MoveButtonProps) {
  return (
    <Button variant="plain" name="intent" value={intent} disabled={disabled} aria-label={label}>
      <Icon name={arrows[intent]} size={20} />
    </Button>
  );
}
